/**
 * Draws the pictures that must be pixels from our own SVG drawings in `art/` and the web's favicon:
 * level banners, app icons, lesson thumbnails, the Hakka words that no icon set has, the pictures of self-study, and
 * what the chef's game cooks, the song trail tells and a house of windows has forty times.
 * The same drawings give the same bytes; a file that would not change is left alone.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import flat from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' }
import sharp from 'sharp'
import { BOOKS } from './art/books/all.ts'

interface Target {
  /** The file of the drawing, or the drawing. */
  from: URL | string
  to: URL
  width: number
  height: number
}

const ART = new URL('art/', import.meta.url)
const IMAGES = new URL('../../apps/web/public/images/', import.meta.url)
const LEVELS = new URL('levels/', IMAGES)
const PICTURES = new URL('../../content/demo/pictures/', import.meta.url)
const STUDY = new URL('study/', ART)
const STUDY_PICTURES = new URL('../../content/self-study/pictures/', import.meta.url)
const GAMES = new URL('games/', ART)
const GAME_PICTURES = new URL('../../content/games/pictures/', import.meta.url)
const ICONS: Record<string, { body: string } | undefined> = flat.icons
/** Drawn larger than needed and scaled down, so that thin strokes stay even. */
const OVERSAMPLING = 2

/** An empty `<g data-icon="fluent-emoji-flat:boy" …/>` stands for that icon: its drawing stays in its package. */
function withIcons(drawing: string): string {
  return drawing.replace(/<g data-icon="fluent-emoji-flat:([a-z0-9-]+)"([^>]*)\/>/g, (_, name, rest) => {
    const icon = ICONS[String(name)]
    if (!icon) throw new Error(`no icon fluent-emoji-flat:${String(name)}`)
    return `<g${String(rest)}>${icon.body}</g>`
  })
}

async function folderOf(
  from: URL,
  to: URL,
  ending: string,
  width: number,
  height: number,
): Promise<Target[]> {
  const files = (await readdir(from)).filter((file) => file.endsWith('.svg')).sort()
  return files.map((file) => ({
    from: new URL(file, from),
    to: new URL(file.replace(/\.svg$/, ending), to),
    width,
    height,
  }))
}

function icon(from: URL, size: number): Target {
  return { from, to: new URL(`icon-${size}.png`, IMAGES), width: size, height: size }
}

function bookPictures(): Target[] {
  return BOOKS.flatMap(({ no, drawings }) =>
    drawings.map((from, page) => {
      const [width, height] = page === 0 ? [600, 800] : [1600, 900]
      return { from, to: new URL(`books/b${no}/${page}.webp`, STUDY_PICTURES), width, height }
    }),
  )
}

async function render({ from, to, width, height }: Target): Promise<Buffer> {
  const drawing = typeof from === 'string' ? from : withIcons(await readFile(from, 'utf8'))
  const drawnWidth = Number(/<svg[^>]* width="(\d+)"/.exec(drawing)?.[1])
  if (!drawnWidth) throw new Error(`${to.pathname}: the drawing has no width`)
  const picture = sharp(Buffer.from(drawing), { density: (72 * width * OVERSAMPLING) / drawnWidth })
  const sized = picture.resize(width, height, { fit: 'fill' })
  if (to.pathname.endsWith('.webp')) {
    return sized.webp({ quality: 88, alphaQuality: 100, effort: 5 }).toBuffer()
  }
  return sized.png({ palette: true, quality: 100, effort: 7, dither: 0 }).toBuffer()
}

async function save(to: URL, bytes: Buffer): Promise<boolean> {
  const old = await readFile(to).catch(() => null)
  if (old?.equals(bytes)) return false
  await mkdir(new URL('.', to), { recursive: true })
  await writeFile(to, bytes)
  return true
}

const targets = [
  ...(await folderOf(LEVELS, LEVELS, '.png', 496, 368)),
  icon(new URL('favicon.svg', IMAGES), 32),
  ...[180, 192, 512].map((size) => icon(new URL('icon.svg', ART), size)),
  ...(await folderOf(new URL('lessons/', ART), new URL('lessons/', PICTURES), '.webp', 800, 448)),
  ...(await folderOf(new URL('words/', ART), new URL('words/', PICTURES), '.webp', 480, 480)),
  ...(await folderOf(new URL('themes/', STUDY), new URL('themes/', STUDY_PICTURES), '.webp', 640, 480)),
  ...(await folderOf(new URL('terms/', STUDY), new URL('terms/', STUDY_PICTURES), '.webp', 640, 300)),
  ...(await folderOf(new URL('prompts/', STUDY), new URL('prompts/', STUDY_PICTURES), '.webp', 720, 480)),
  ...(await folderOf(
    new URL('ingredients/', GAMES),
    new URL('ingredients/', GAME_PICTURES),
    '.webp',
    320,
    320,
  )),
  ...(await folderOf(new URL('dishes/', GAMES), new URL('dishes/', GAME_PICTURES), '.webp', 480, 360)),
  ...(await folderOf(new URL('story/', GAMES), new URL('story/', GAME_PICTURES), '.webp', 1440, 836)),
  ...(await folderOf(new URL('windows/', GAMES), new URL('events/', IMAGES), '.webp', 720, 440)),
  ...bookPictures(),
]
let changed = 0
for (const target of targets) {
  if (await save(target.to, await render(target))) changed += 1
}
console.log(`${targets.length} pictures, ${changed} changed`)
