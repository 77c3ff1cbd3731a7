/** A piece of a parsed text: an element with its attributes and children, or plain text. */
export type HtmlNode = string | { tag: string; attributes: Record<string, string>; children: HtmlNode[] }

const VOID = new Set(['br', 'img', 'hr', 'col', 'wbr'])
/** Elements whose content is code, never text. */
const CODE = /<(script|style|template|iframe|noscript)\b[\s\S]*?<\/\1\s*>/gi
const TOKEN =
  /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>|[^<]+|</gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

function attributesOf(source: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(source.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  )
}

/** Reads the HTML of a text module into a tree. Stray closing tags are passed over, open ones end with the text. */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlNode[] = []
  const open: { tag: string; children: HtmlNode[] }[] = [{ tag: '', children: root }]
  for (const [token, close, name, attributes] of html.replace(CODE, '').matchAll(TOKEN)) {
    const inside = open.at(-1)?.children ?? root
    const tag = name?.toLowerCase()
    if (token.startsWith('<!--')) continue
    if (!tag) inside.push(decode(token))
    else if (close) {
      const at = open.findLastIndex((own) => own.tag === tag)
      if (at > 0) open.length = at
    } else {
      const element = { tag, attributes: attributesOf(attributes ?? ''), children: [] }
      inside.push(element)
      if (!VOID.has(tag)) open.push(element)
    }
  }
  return root
}

/** The text within a piece, as it would be read. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}
