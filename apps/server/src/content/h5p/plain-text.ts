import sanitize from 'sanitize-html'

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** What a reader sees of HTML, its lines apart; the editors of the libraries write all texts so. */
export function linesOf(html: string): string[] {
  const broken = html.replace(/<br\s*\/?>|<\/(?:p|div|li|h\d|tr)>/gi, '\n')
  const bare = sanitize(broken, { allowedTags: [], allowedAttributes: {} })
  return bare
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0\u200b]+/g, ' ').trim())
    .filter(Boolean)
}

export const plainText = (html: string): string => linesOf(html).join(' ')
