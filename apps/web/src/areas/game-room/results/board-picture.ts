import type { RoomFace, RoomStage, ShownView } from '@hakka/contract/room-views'
import { optionsOf } from '../options.ts'
import { shownPinyin } from '../shown-pinyin.ts'
import { drawCloud } from './draw-cloud.ts'
import { drawRank } from './draw-rank.ts'
import { drawWall } from './draw-wall.ts'
import { type Box, box, linesOf, type Pen, penOf, type Text, write } from './pen.ts'
import { type WallScene, wallScene } from './wall-scene.ts'

/** A board that can be drawn: exercises have none, nor has what was said. */
export type Drawn = Exclude<ShownView, { kind: 'module' | 'speaking' } | null>

/** What a picture shows: a question and how it stands. */
export interface BoardPicture {
  stage: RoomStage
  shown: Drawn
  /** Who has answered. */
  people: number
  pinyin: boolean
  /** Along the foot: which lesson and when. */
  foot: string
}

/** The board's units: as wide as the board, and as high as what hangs on it needs. */
const WIDTH = 1440
const EDGE = 32
const TOP = 76
const FOOT = 56
export const SHEET = { width: WIDTH - 2 * EDGE, height: 600 }

const FACE = { size: 38, face: 'reading' } as const satisfies Omit<Text, 'x' | 'y'>
const PLAIN = { size: 30, weight: 500 } as const satisfies Omit<Text, 'x' | 'y'>

/** The scene of a wall, as pictures have it. */
export const sceneOf = (
  shown: Drawn & { kind: 'post-it' },
  { stage, pinyin }: Pick<BoardPicture, 'stage' | 'pinyin'>,
) => wallScene(shown, SHEET, { dialectId: stage.dialect_id, pinyin })

/**
 * Draws a board. Its faces and pictures have to be there (`readyFor`).
 * @param pixels of a unit
 * @param scene of a wall: how it hangs at this moment; without it as it hangs at last
 * @param height of the sheet at least
 */
export function drawBoard(
  canvas: HTMLCanvasElement,
  picture: BoardPicture,
  {
    images,
    pixels,
    inside,
    scene,
    height = SHEET.height,
  }: {
    images: ReadonlyMap<string, HTMLImageElement>
    pixels: number
    /** Whose level's colours it is drawn in. */
    inside: Element
    scene?: WallScene
    height?: number
  },
): void {
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  const { stage, shown, pinyin, people } = picture
  const pen = penOf(ctx, inside)
  const own = shown.kind === 'post-it' ? (scene ?? sceneOf(shown, picture)) : undefined
  const asked = askedLines(pen, picture)
  const y = TOP + 32 + asked.reduce((sum, line) => sum + line.high, 0)
  const sheet = { x: EDGE, y, width: SHEET.width, height: Math.max(height, own?.height ?? 0) }
  canvas.width = WIDTH * pixels
  canvas.height = Math.round((sheet.y + sheet.height + FOOT) * pixels)
  ctx.scale(pixels, pixels)
  ctx.fillStyle = pen.colour('page')
  ctx.fillRect(0, 0, WIDTH, canvas.height)
  drawHead(pen, picture, asked)
  const look = { dialectId: stage.dialect_id, pinyin }
  switch (shown.kind) {
    case 'post-it':
      drawSheet(pen, sheet, { fill: '#ebf4fd', line: '#cfe3f6' })
      drawBackground(pen, images.get(stage.asked?.background_url ?? ''), sheet)
      if (own) drawWall(pen, own, sheet)
      break
    case 'word-cloud':
      drawSheet(pen, sheet, { fill: '#fff', line: pen.colour('line') })
      drawCloud(pen, shown, sheet, look)
      break
    case 'ranking':
      drawRank(pen, shown, sheet, { ...look, people, images, options: optionsOf(stage, shown.added) })
  }
  const foot = { y: sheet.y + sheet.height + FOOT / 2, size: 18, colour: pen.colour('muted') }
  write(pen, picture.foot, { x: EDGE, ...foot, width: WIDTH - 2 * EDGE })
}

function drawHead(pen: Pen, { stage, shown, people }: BoardPicture, asked: readonly Line[]): void {
  const { ctx } = pen
  ctx.fillStyle = '#fff'
  ctx.fillRect(0, 0, WIDTH, TOP)
  ctx.fillStyle = pen.colour('cloth')
  ctx.fillRect(0, TOP, WIDTH, 2)
  box(pen, { x: EDGE, y: 20, width: 48, height: 36 }, { radius: 9, fill: pen.colour('primary') })
  write(pen, stage.code, { x: EDGE + 24, y: 38, size: 18, weight: 700, colour: '#fff', align: 'center' })
  const name = { x: EDGE + 62, y: 38, size: 30, face: 'reading', colour: pen.colour('darken') } as const
  write(pen, stage.name, { ...name, width: 900 })
  const said = { x: WIDTH - EDGE, y: 38, size: 22, align: 'right', colour: pen.colour('muted') } as const
  write(pen, saidOf(shown, people), said)
  let y = TOP + 18
  for (const { text, high, ...look } of asked) {
    write(pen, text, { x: EDGE, y: y + high / 2, ...look })
    y += high
  }
}

function saidOf(shown: Drawn, people: number): string {
  if (shown.kind === 'post-it')
    return `${shown.notes.filter(({ hidden }) => !hidden).length} 張．${people} 人`
  return shown.kind === 'word-cloud' ? `${shown.written} 個詞．${people} 人` : `${people} 人排好了`
}

type Line = Omit<Text, 'x' | 'y'> & { text: string; high: number }

/** What was asked, Hakka with how it is read below. */
function askedLines(pen: Pen, { stage, pinyin }: BoardPicture): Line[] {
  const asked = stage.asked ?? { text: stage.title, lang: 'zh' as const }
  const isHakka = asked.lang !== 'zh' && asked.pinyin !== undefined
  const look = isHakka ? FACE : PLAIN
  const reading = isHakka && pinyin ? shownPinyin(asked.pinyin, stage.dialect_id) : ''
  const small = { size: 19, colour: pen.colour('primary') }
  return [
    ...linesOf(pen, asked.text, SHEET.width, look).map((text) => ({ text, high: look.size * 1.4, ...look })),
    ...(reading ? linesOf(pen, reading, SHEET.width, small) : []).map((text) => ({
      text,
      high: 28,
      ...small,
    })),
  ]
}

const drawSheet = (pen: Pen, sheet: Box, look: { fill: string; line: string }): void =>
  box(pen, sheet, { radius: 20, thick: 1, ...look })

/** As on the board: pale, over all of the sheet. */
function drawBackground({ ctx }: Pen, image: HTMLImageElement | undefined, sheet: Box): void {
  if (!image || image.naturalWidth === 0) return
  const scale = Math.max(sheet.width / image.naturalWidth, sheet.height / image.naturalHeight)
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale]
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(sheet.x, sheet.y, sheet.width, sheet.height, 20)
  ctx.clip()
  ctx.globalAlpha = 0.35
  ctx.drawImage(image, sheet.x + (sheet.width - w) / 2, sheet.y + (sheet.height - h) / 2, w, h)
  ctx.restore()
}

const textOf = ({ text, alt, pinyin }: RoomFace) => [text, alt, pinyin].join(' ')

/** All that is written in a picture: a face that is cut to its characters is fetched by them. */
const writtenIn = ({ stage, shown, foot }: BoardPicture): string =>
  [
    foot,
    stage.name,
    stage.asked?.text,
    ...stage.options.map(textOf),
    ...(shown.kind === 'post-it' ? shown.notes.flatMap(({ text, by }) => [text, by]) : []),
    ...(shown.kind === 'post-it' ? shown.groups.map(({ name }) => name) : []),
    ...(shown.kind === 'word-cloud' ? shown.words.map(({ text }) => text) : []),
    ...(shown.kind === 'ranking' ? shown.added.map(({ text }) => text) : []),
    '張人個詞排好了第一分？…0123456789',
  ].join('')

/** Fetches the faces and pictures of a board; what does not come is left out, and the rest is drawn. */
export async function readyFor(picture: BoardPicture): Promise<ReadonlyMap<string, HTMLImageElement>> {
  const { stage } = picture
  const style = getComputedStyle(document.documentElement)
  const text = writtenIn(picture)
  const faces = ['400 22px --font-ui', '500 22px --font-ui', '700 22px --font-ui', '400 22px --font-reading']
  const fonts = faces.map((face) => {
    const font = face.replace(/--\S+/, (name) => style.getPropertyValue(name))
    return document.fonts.load(font, text).catch(() => [])
  })
  const urls = [stage.asked?.background_url, ...stage.options.map(({ image }) => image?.url)]
  const images = urls.flatMap((url) => (url ? [loaded(url)] : []))
  await Promise.all(fonts)
  return new Map(await Promise.all(images))
}

async function loaded(url: string): Promise<[string, HTMLImageElement]> {
  const image = new Image()
  image.src = url
  await image.decode().catch(() => {})
  return [url, image]
}
