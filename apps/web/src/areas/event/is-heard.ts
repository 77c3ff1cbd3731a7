/** Whether there is anything to be heard in a game's content; its texts are read where there is not. */
export function isHeard(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false
  return Object.entries(content).some(([name, own]) => (name === 'audio' && Boolean(own)) || isHeard(own))
}
