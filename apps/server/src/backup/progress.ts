const EVERY_MS = 3000

/** Says how far a long work has come, at most every few seconds. */
export function nowAndThen(say: (line: string) => void): (line: () => string) => void {
  let next = Date.now() + EVERY_MS
  return (line) => {
    if (Date.now() < next) return
    next = Date.now() + EVERY_MS
    say(line())
  }
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** `12.3 MB`. */
export function sizeText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  return `${(bytes / 1024 ** step).toFixed(step === 0 ? 0 : 1)} ${UNITS[step]}`
}

/** `1,234`. */
export const countText = (count: number) => count.toLocaleString('en')
