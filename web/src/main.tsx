// main.tsx: begins the page.
import { render } from 'preact'
import { Patterns } from './art/Patterns'
import { App } from './shell/App'
import './style/fonts.css'
import './style/page.css'
import './style/kit.css'
import './style/table.css'
import './style/scene.css'

const root = document.getElementById('page')
if (root) render(<><Patterns /><App /></>, root)

// Without it the page works as well, as long as there is a network.
if ('serviceWorker' in navigator) navigator.serviceWorker.register('offline.js').catch(() => undefined)
