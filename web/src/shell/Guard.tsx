// Guard.tsx: what is drawn instead when a drawing fails, so that nobody loses a table by it.
import { Component, type ComponentChildren } from 'preact'

interface Props {
    instead: ComponentChildren
    children: ComponentChildren
}

export class Guard extends Component<Props, { failed: boolean }> {
    override state = { failed: false }

    override componentDidCatch(error: unknown): void {
        console.error(error)
        this.setState({ failed: true })
    }

    override render(): ComponentChildren {
        return this.state.failed ? this.props.instead : this.props.children
    }
}
