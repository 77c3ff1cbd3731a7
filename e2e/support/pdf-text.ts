import { inflateSync } from 'node:zlib'

/*
 * Reads the words of a PDF as Chromium writes it: each run of glyphs with the font's own table of what they mean. What a
 * printer puts on paper is nothing else.
 */

interface PdfObject {
  head: string
  stream: string
}

/** Its objects by number, their streams unpacked. */
function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const found of text.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)) {
    const [, no = '', body = ''] = found
    const at = body.search(/stream\r?\n/)
    const head = at < 0 ? body : body.slice(0, at)
    const from = found.index + found[0].indexOf(body) + at + (/stream\r?\n/.exec(body)?.[0].length ?? 0)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const bytes = at < 0 ? Buffer.alloc(0) : pdf.subarray(from, from + length)
    const unpacked = head.includes('/FlateDecode') && length > 0 ? inflateSync(bytes) : bytes
    objects.set(Number(no), { head, stream: unpacked.toString('latin1') })
  }
  return objects
}

const unicode = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What the glyphs of a font mean, by their number in hexadecimal. */
function glyphsOf(table: string): Map<string, string> {
  const glyphs = new Map<string, string>()
  for (const [, lines = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', hex = ''] of lines.matchAll(/<(\w+)>\s*<(\w+)>/g))
      glyphs.set(glyph.toUpperCase(), unicode(hex))
  for (const [, lines = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', hex = ''] of lines.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let no = Number.parseInt(from, 16); no <= Number.parseInt(to, 16); no++) {
        const meant = (Number.parseInt(hex, 16) + no - Number.parseInt(from, 16)).toString(16)
        glyphs.set(no.toString(16).toUpperCase().padStart(from.length, '0'), unicode(meant.padStart(4, '0')))
      }
  return glyphs
}

/** Glyphs of a run; how many digits one has is its font's. */
function codesIn(run: string, glyphs: ReadonlyMap<string, string>): string[] {
  const digits = [...glyphs.keys()][0]?.length ?? 4
  return [...run.matchAll(/<(\w+)>/g)].flatMap(
    ([, hex = '']) => hex.toUpperCase().match(new RegExp(`.{${digits}}`, 'g')) ?? [],
  )
}

/** All words of a PDF in the order in which they were drawn, a line for each run. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const known = new Map<string, Map<string, string>>()
  // A font is called by its object's number.
  const glyphsIn = (font: string) => {
    const head = objects.get(Number(font.slice(1)))?.head ?? ''
    const table = Number(/\/ToUnicode (\d+)/.exec(head)?.[1] ?? 0)
    const glyphs = known.get(font) ?? glyphsOf(objects.get(table)?.stream ?? '')
    known.set(font, glyphs)
    return glyphs
  }
  const lines: string[] = []
  for (const { stream } of objects.values()) {
    if (!/\bBT\b/.test(stream)) continue
    let glyphs = new Map<string, string>()
    for (const [, font, run] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|(<\w+>|\[[^\]]*\]) ?T[jJ]/g)) {
      if (font) glyphs = glyphsIn(font)
      if (run)
        lines.push(
          codesIn(run, glyphs)
            .map((code) => glyphs.get(code) ?? '')
            .join(''),
        )
    }
  }
  return lines.join('\n')
}
