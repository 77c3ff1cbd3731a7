import { readdir, readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BOOKS } from './art/books/all.ts'

const IMAGES = new URL('../../apps/web/public/images/', import.meta.url)
const ART = new URL('art/', import.meta.url)
const PICTURES = new URL('../../content/demo/pictures/', import.meta.url)
const STUDY = new URL('study/', ART)
const STUDY_PICTURES = new URL('../../content/self-study/pictures/', import.meta.url)
const STUDY_LIMIT = 40_000
/** Drawings of the events that fill a screen or a card, with people in them. */
const WHOLE_SCENE = /^events\/(banner|entry-tile|hero|scene|story)/
const GAMES = new URL('games/', ART)
const GAME_PICTURES = new URL('../../content/games/pictures/', import.meta.url)

async function drawings(folder: URL): Promise<{ file: string; text: string }[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.svg')).sort()
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(new URL(file, folder), 'utf8') })),
  )
}

async function sizeOf(file: URL): Promise<string> {
  const { width, height, format, hasAlpha } = await sharp(await readFile(file)).metadata()
  return `${format} ${width}×${height}${hasAlpha ? ' with clear ground' : ''}`
}

test.each([IMAGES, ART])('every drawing in %s stands alone and is small', async (folder) => {
  for (const { file, text } of await drawings(folder)) {
    const limit = file.startsWith('hero') ? 40_000 : WHOLE_SCENE.test(file) ? 17_000 : 12_000
    expect(Buffer.byteLength(text), `${file}: bytes`).toBeLessThanOrEqual(limit)
    expect(text, `${file}: size`).toMatch(/^<svg [^>]*width="\d+" height="\d+" viewBox="[-\d. ]+">/)
    expect(text, `${file}: text, style, script or picture inside`).not.toMatch(/<(text|style|script|image)\b/)
    const references = [...text.matchAll(/(?:href="|url\()([^")]+)/g)].map((found) => found[1] ?? '')
    for (const reference of references) {
      expect(text, `${file}: ${reference}`).toContain(`id="${reference.slice(1)}"`)
    }
  }
})

test('each drawing has been rendered in its size', async () => {
  const levels = new URL('levels/', IMAGES)
  const rendered: [URL, URL, string, string][] = [
    [levels, levels, 'png', 'png 496×368 with clear ground'],
    [new URL('lessons/', ART), new URL('lessons/', PICTURES), 'webp', 'webp 800×448'],
    [new URL('words/', ART), new URL('words/', PICTURES), 'webp', 'webp 480×480 with clear ground'],
    [new URL('themes/', STUDY), new URL('themes/', STUDY_PICTURES), 'webp', 'webp 640×480'],
    [new URL('terms/', STUDY), new URL('terms/', STUDY_PICTURES), 'webp', 'webp 640×300'],
    [new URL('prompts/', STUDY), new URL('prompts/', STUDY_PICTURES), 'webp', 'webp 720×480'],
    [
      new URL('ingredients/', GAMES),
      new URL('ingredients/', GAME_PICTURES),
      'webp',
      'webp 320×320 with clear ground',
    ],
    [new URL('dishes/', GAMES), new URL('dishes/', GAME_PICTURES), 'webp', 'webp 480×360 with clear ground'],
    [new URL('story/', GAMES), new URL('story/', GAME_PICTURES), 'webp', 'webp 1440×836'],
    [new URL('windows/', GAMES), new URL('events/', IMAGES), 'webp', 'webp 720×440'],
  ]
  for (const [from, to, ending, size] of rendered) {
    for (const { file } of await drawings(from)) {
      expect(await sizeOf(new URL(file.replace(/svg$/, ending), to)), `${from}${file}`).toBe(size)
    }
  }
})

test('a picture of self-study is light: a menu shows a page of them', async () => {
  for (const { file } of await drawings(STUDY)) {
    const { size } = await stat(new URL(file.replace(/svg$/, 'webp'), STUDY_PICTURES))
    expect(size, file).toBeLessThanOrEqual(STUDY_LIMIT)
  }
})

test.each(BOOKS)(
  'book $no: every drawing stands alone and has been rendered, small enough to turn pages',
  async ({ no, drawings }) => {
    expect(drawings.length, 'a cover and eight pages').toBeGreaterThanOrEqual(9)
    for (const [page, drawing] of drawings.entries()) {
      expect(drawing, `page ${page}: text, style, script or picture inside`).not.toMatch(
        /<(text|style|script|image)\b/,
      )
      expect(drawing, `page ${page}: a number that is none`).not.toMatch(/NaN|undefined/)
      for (const [, id] of drawing.matchAll(/(?:href="|url\()#([^")]+)/g)) {
        expect(drawing, `page ${page}: ${id}`).toContain(`id="${id}"`)
      }
      const file = new URL(`books/b${no}/${page}.webp`, STUDY_PICTURES)
      expect(await sizeOf(file), file.pathname).toBe(page === 0 ? 'webp 600×800' : 'webp 1600×900')
      expect((await readFile(file)).byteLength, `${file.pathname}: bytes`).toBeLessThanOrEqual(60_000)
    }
  },
)
