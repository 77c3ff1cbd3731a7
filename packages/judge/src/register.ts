/** What one recording tells of a voice, whatever was said in it: its middle in semitones over 55 Hz, and how surely. */
export interface VoiceHeard {
  register: number
  deviation: number
}

/** Of so many recordings the newest are remembered. */
const REMEMBERED = 12
/** Somebody else speaks where the middle lies so many semitones away. */
const OTHER_VOICE = 5
/** No recording is believed more than this: its tones may have been wrong. */
const SUREST = 1
/** A register is known when this many recordings agree so well, in semitones. */
const KNOWN_FROM = 3
const KNOWN_WITHIN = 1

/** The recordings that count, with one more; where another voice begins to speak, it alone. */
export function voiceAfter(before: readonly VoiceHeard[], heard: VoiceHeard): VoiceHeard[] {
  if (heard.deviation > OTHER_VOICE) return [...before]
  const { register } = together(before) ?? heard
  const isOther = Math.abs(heard.register - register) > OTHER_VOICE + heard.deviation
  return isOther ? [heard] : [...before, heard].slice(-REMEMBERED)
}

/** The register of a voice by what it has said so far; `undefined` while that tells too little. */
export function registerOf(heard: readonly VoiceHeard[]): number | undefined {
  const all = heard.length < KNOWN_FROM ? undefined : together(heard)
  return all && all.deviation <= KNOWN_WITHIN ? all.register : undefined
}

/** Each weighs as much as it is sure. */
function together(heard: readonly VoiceHeard[]): VoiceHeard | undefined {
  if (heard.length === 0) return undefined
  const weights = heard.map(({ deviation }) => 1 / Math.max(SUREST, deviation) ** 2)
  const weight = weights.reduce((sum, own) => sum + own, 0)
  const register = heard.reduce((sum, own, at) => sum + own.register * (weights[at] ?? 0), 0) / weight
  return { register, deviation: Math.sqrt(1 / weight) }
}
