import { readFile } from 'node:fs/promises'
import flat from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' }
import sharp from 'sharp'
import subsetFont from 'subset-font'
import type { Figure, Scene } from './films.ts'

/** The films are drawn larger than they are shown, so that slow movement has no steps. */
export const STAGE = { width: 1920, height: 1080 } as const

const ART = new URL('../art/', import.meta.url)
const PACK = new URL('../../../content/demo/', import.meta.url)
const READING_FACE = new URL('../../../apps/server/src/domain/fonts/hakka-reading.woff2', import.meta.url)
const ICONS: Record<string, { body: string } | undefined> = flat.icons

function iconBody(name: string): string {
  const icon = ICONS[name]
  if (!icon) throw new Error(`no icon fluent-emoji-flat:${name}`)
  return icon.body
}

/** The reading face with the films' words, as Pango reads it: a TrueType file. */
export async function wordsFace(text: string): Promise<Buffer> {
  return subsetFont(await readFile(READING_FACE), text, { targetFormat: 'truetype' })
}

/** A scene without its figures: its ground and its words. */
export async function drawGround({ ground, words }: Scene, faceFile: string): Promise<Buffer> {
  const drawing = (await readFile(new URL(`${ground}.svg`, ART), 'utf8')).replace(
    /<g data-icon="fluent-emoji-flat:([a-z0-9-]+)"([^>]*)\/>/g,
    (_, name, rest) => `<g${String(rest)}>${iconBody(String(name))}</g>`,
  )
  const { width, height } = STAGE
  const picture = sharp(Buffer.from(drawing), { density: (72 * width) / 400 }).resize(width, height, {
    fit: 'cover',
  })
  if (!words) return picture.png().toBuffer()
  const text = await sharp({
    text: {
      text: `<span foreground="${words.colour}">${words.text}</span>`,
      fontfile: faceFile,
      font: 'HakkaReading',
      height: words.size,
      width: width - 100,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(words.at[0] - text.info.width / 2)
  const top = Math.round(words.at[1] - text.info.height / 2)
  return picture
    .composite([{ input: text.data, left, top }])
    .png()
    .toBuffer()
}

/** A figure on clear ground, and how high it is. */
export async function drawFigure(figure: Figure): Promise<{ png: Buffer; height: number }> {
  const { width } = figure
  const source = figure.picture
    ? sharp(await readFile(new URL(figure.picture, PACK)))
    : sharp(Buffer.from(personDrawing(figure)), { density: (72 * width) / 32 })
  const { data, info } = await source.resize({ width }).png().toBuffer({ resolveWithObject: true })
  return { png: data, height: info.height }
}

/** A head of the icon set, with shoulders under it where it has clothes. */
function personDrawing({ icon = '', clothes }: Figure): string {
  const body = clothes ? `<path d="M1 52C-1 34 6 27 16 27S33 34 31 52Z" fill="${clothes}"/>` : ''
  const height = clothes ? 50 : 32
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="${height}" viewBox="0 0 32 ${height}">${body}${iconBody(icon)}</svg>`
}
