/**
 * Draws the packs' word pictures: each entry of a list becomes a 480 × 480 WebP with a clear ground.
 * An entry names one icon, `noto:fish`, or several joined by `+`, which stand in a grid: for counting.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import flat from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' }
import noto from '@iconify-json/noto/icons.json' with { type: 'json' }
import sharp from 'sharp'

interface Icon {
  body: string
  width?: number
  height?: number
}

interface IconSet {
  icons: Record<string, Icon | undefined>
  width?: number
  height?: number
}

const CANVAS = 480
const ALONE = 400
const GRID = 456
const sets: Record<string, IconSet | undefined> = { 'fluent-emoji-flat': flat, noto }
const LISTS = [
  { list: 'pictures.json', pack: 'demo' },
  { list: 'pictures-games.json', pack: 'games' },
]

function svgOf(name: string): string {
  const [setName = '', iconName = ''] = name.split(':')
  const set = sets[setName]
  const icon = set?.icons[iconName]
  if (!set || !icon) throw new Error(`no icon ${name}`)
  const width = icon.width ?? set.width ?? 16
  const height = icon.height ?? set.height ?? 16
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${ALONE}" height="${ALONE}">${icon.body}</svg>`
}

/** Left and top edge of each picture of a row-wise grid whose last row is centred. */
function places(count: number, size: number, columns: number): { left: number; top: number }[] {
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      left: Math.round((CANVAS - inRow * size) / 2 + (index % columns) * size),
      top: Math.round((CANVAS - rows * size) / 2 + row * size),
    }
  })
}

async function draw(names: string[]): Promise<Buffer> {
  const columns = Math.ceil(Math.sqrt(names.length))
  const cell = names.length === 1 ? ALONE : Math.floor(GRID / columns)
  const size = names.length === 1 ? ALONE : cell - 12
  const at = places(names.length, cell, columns)
  const layers = await Promise.all(
    names.map(async (name, index) => ({
      input: await sharp(Buffer.from(svgOf(name)))
        .resize(size, size)
        .png()
        .toBuffer(),
      left: (at[index]?.left ?? 0) + Math.floor((cell - size) / 2),
      top: (at[index]?.top ?? 0) + Math.floor((cell - size) / 2),
    })),
  )
  const ground = {
    width: CANVAS,
    height: CANVAS,
    channels: 4 as const,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  }
  return sharp({ create: ground }).composite(layers).webp({ quality: 88, alphaQuality: 90 }).toBuffer()
}

for (const { list, pack } of LISTS) {
  const entries: unknown = JSON.parse(await readFile(new URL(list, import.meta.url), 'utf8'))
  if (typeof entries !== 'object' || entries === null) throw new Error(`${list} holds no object`)
  const folder = new URL(`../../content/${pack}/pictures/words/`, import.meta.url)
  await mkdir(folder, { recursive: true })
  for (const [slug, icons] of Object.entries(entries)) {
    if (typeof icons !== 'string') throw new Error(`${list}: ${slug} is no text`)
    await writeFile(new URL(`${slug}.webp`, folder), await draw(icons.split('+')))
  }
  console.log(`${pack}: ${Object.keys(entries).length} pictures`)
}
