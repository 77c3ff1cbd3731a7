import { readdir, readFile } from 'node:fs/promises'
import { formatPinyin } from '@hakka/hakka/pinyin'
import sharp from 'sharp'
import type { Said } from './lessons.ts'

const WORDS = new URL('../../../content/demo/pictures/words/', import.meta.url)
const FACE = new URL('../../../apps/server/src/domain/fonts/hakka-reading.woff2', import.meta.url)

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Hakka in the reading face. */
export const hak = (text: string) => `<span class="hak" lang="hak-Hant-TW">${escaped(text)}</span>`

export const reading = (pinyin: string, dialect: number) =>
  `<span class="pinyin" lang="hak-Latn-TW">${escaped(formatPinyin(pinyin, dialect, 'marks'))}</span>`

/** Hakka over its reading. */
export const ruby = ({ hakka, pinyin }: Said, dialect: number) =>
  `<span class="pair">${hak(hakka)}${reading(pinyin, dialect)}</span>`

/** Pixels of a picture in a card to cut out, and anywhere else: enough for print, and no more. */
const SIZES = { big: 250, small: 150 }

const jpeg = async (bytes: Buffer, size: number) => {
  const small = sharp(bytes).flatten({ background: '#fff' }).resize(size, size)
  const encoded = await small.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  return `data:image/jpeg;base64,${encoded.toString('base64')}`
}

const pictures = new Map(
  await Promise.all(
    (await readdir(WORDS)).map(async (file) => {
      const bytes = await readFile(new URL(file, WORDS))
      const sizes = { big: await jpeg(bytes, SIZES.big), small: await jpeg(bytes, SIZES.small) }
      return [file.replace(/\.\w+$/, ''), sizes] as const
    }),
  ),
)

/** A word's picture. JPEG goes into the PDF as it is; drawings with their gradients would be ten times as large. */
export function picture(name: string | undefined, size: keyof typeof SIZES = 'small'): string {
  const source = name ? pictures.get(name)?.[size] : undefined
  return source ? `<span class="picture"><img alt="" src="${source}"></span>` : ''
}

/** Colours of the five levels: primary, dark, light. */
const LEVELS = [
  ['#c2410c', '#8a2d06', '#fff3ea'],
  ['#8a5a00', '#634000', '#fff8e1'],
  ['#15763a', '#0e5629', '#ebf8ef'],
  ['#1d5fa8', '#144478', '#ebf4fd'],
  ['#6b3fb0', '#4c2b82', '#f5f0fd'],
]

/** A whole document. `level` 0 has the site's own blue. */
export function sheet({ title, level, body }: { title: string; level: number; body: string }): string {
  const [primary, dark, light] = LEVELS[level - 1] ?? ['#1b3a6b', '#12294d', '#eef3fa']
  return `<!doctype html>
<html lang="zh-Hant-TW"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>
@font-face { font-family: Reading; src: url("${FACE.href}") }
@page { size: A4; margin: 16mm 16mm 18mm; @bottom-left { content: "客語學堂　示範教材，歡迎自由使用"; font: 9pt Reading; color: #545b6b } @bottom-right { content: counter(page) " / " counter(pages); font: 9pt Reading; color: #545b6b } }
* { box-sizing: border-box } body { margin: 0; font: 12pt/1.6 Reading, "Noto Sans CJK TC"; color: #1f2430; -webkit-print-color-adjust: exact }
h1, h2, h3, .hak { font-family: Reading, "Noto Sans CJK TC"; font-weight: 400 } h1 { font-size: 26pt; line-height: 1.3; margin: 0; color: ${dark} }
h2 { font-size: 20pt; margin: 9mm 0 3mm; color: ${dark}; break-after: avoid } h3 { font-size: 15pt; margin: 6mm 0 2mm; color: ${dark}; break-after: avoid }
p { margin: 0 0 2mm } .head { background: ${light}; border-left: 3mm solid ${primary}; padding: 6mm 8mm; margin-bottom: 6mm } .head p { margin: 1mm 0 0; color: #444b5a }
.lesson { break-before: page } .lesson:first-of-type { break-before: auto } .pinyin { color: ${primary}; font-size: .72em } .pair { display: inline-flex; flex-direction: column; line-height: 1.35 } .pair .hak { font-size: 1.5em } .zh { color: #545b6b }
table { width: 100%; border-collapse: collapse } tr { break-inside: avoid } th, td { border: .3mm solid #cfcabc; padding: 2mm 3mm; text-align: left; vertical-align: middle } th { background: ${light}; color: ${dark}; font-weight: 400 } td .hak { font-size: 1.35em }
.cards { display: grid; grid-template-columns: repeat(4, 1fr); gap: 4mm } .card { break-inside: avoid; border: .4mm solid ${primary}; border-radius: 4mm; padding: 3mm; text-align: center } .card .picture { height: 24mm } .card .hak { font-size: 19pt; line-height: 1.3; display: block } .card .pinyin { font-size: 11pt; display: block }
.picture { display: flex; flex-wrap: wrap; justify-content: center; align-content: center; gap: 1mm; margin: 0 auto } .picture img { height: 100% }
.big { grid-template-columns: repeat(2, 1fr); gap: 8mm } .big .card { padding: 8mm 4mm; border-style: dashed } .big .card .picture { height: 42mm } .big .card .hak { font-size: 34pt } .big .card .pinyin { font-size: 15pt } .big .card .zh { font-size: 13pt }
.line { break-inside: avoid; padding: 2mm 0 3mm; border-bottom: .3mm solid #e7e3d8 } ol { padding-left: 8mm; margin: 0 } ol > li { break-inside: avoid; padding: 2mm 0 } .who { display: flex; gap: 10mm; margin: 4mm 0 } .who span { flex: 1; border-bottom: .3mm solid #1f2430; padding-bottom: 1mm }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 20mm } .item { display: flex; align-items: center; justify-content: space-between; gap: 4mm; height: 19mm; break-inside: avoid } .item .picture { height: 16mm; width: 22mm; margin: 0 } .dot { width: 3mm; height: 3mm; border-radius: 50%; background: ${primary}; flex: none; margin-left: auto } .item .dot:first-child { margin: 0 }
.choice { display: flex; gap: 8mm; margin-top: 1.5mm } .answer { color: #b3261e; font-weight: 400 } .write { border-bottom: .3mm solid #8a90a0; height: 11mm } td.tall { height: 24mm }
</style></head><body>${body}</body></html>
`
}

export const head = (title: string, lead: string) =>
  `<header class="head"><h1>${escaped(title)}</h1><p>${escaped(lead)}</p></header>`
