const BLANK = /[＿_]+/

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** What a sentence has in its pattern's blanks, in order; nothing where it isn't made by the pattern. */
export function fillings(pattern: string, sentence: string): string[] {
  const parts = pattern.split(BLANK)
  if (parts.length < 2) return []
  const made = new RegExp(`^${parts.map(literal).join('(.+?)')}$`, 'u').exec(sentence)
  return made?.slice(1) ?? []
}
