import type { RankView, RoomStage } from '@hakka/contract/room-views'
import { shownPinyin } from '../shown-pinyin.ts'
import { type Box, box, type Pen, picture, write } from './pen.ts'

const GAP = 12
const ROW_MOST = 104

/** A ranking, its bars from the first place down; what is still shut says nothing. */
export function drawRank(
  pen: Pen,
  view: RankView,
  sheet: Box,
  {
    options,
    images,
    people,
    dialectId,
    pinyin,
  }: {
    options: RoomStage['options']
    images: ReadonlyMap<string, HTMLImageElement>
    /** Who has ranked. */
    people: number
    dialectId: number
    pinyin: boolean
  },
): void {
  const rows = Math.max(1, view.bars.length)
  const height = Math.min(ROW_MOST, (sheet.height - GAP * (rows - 1)) / rows)
  const em = height / 6.5
  const most = Math.max(1, people * options.length, ...view.bars.map(({ points }) => points ?? 0))
  const pictures = options.some(({ image }) => image)
  const [name, track] = pictures ? [12.5 * em, 33 * em] : [6 * em, 26 * em]
  for (const [at, { id, points, firsts, place }] of view.bars.entries()) {
    const y = sheet.y + at * (height + GAP)
    const [mid, isFirst] = [y + height / 2, place === 1 && points !== null]
    const line = isFirst ? pen.colour('primary') : pen.colour('line')
    box(pen, { ...sheet, y, height }, { radius: 1.25 * em, fill: '#fff', line, thick: isFirst ? 3 : 1 })
    const big = { size: 2.5 * em, weight: 700, colour: pen.colour('darken') }
    write(pen, String(place ?? '？'), { x: sheet.x + 3 * em, y: mid, align: 'center', ...big })
    const option = options.find((own) => own.id === id)
    const image = option?.image && images.get(option.image.url)
    picture(pen, image, { x: sheet.x + 6 * em, y: y + 0.5 * em, width: 5.5 * em, height: height - em })
    drawName(pen, option, { x: sheet.x + name, y: mid, width: track - name - em, em, dialectId, pinyin })
    const lane = { x: sheet.x + track, y: mid - 2.4 * em, height: 3.5 * em }
    const wide = sheet.width - track - 1.75 * em
    box(pen, { ...lane, width: wide }, { radius: 0.875 * em, fill: pen.colour('pool') })
    if (points === null) continue
    const width = Math.max(4.4 * em, (wide * points) / most)
    const fill = isFirst ? pen.colour('primary') : pen.colour('light')
    box(pen, { ...lane, width }, { radius: 0.875 * em, fill })
    const ends = { x: lane.x + width - 0.9 * em, y: lane.y + 1.75 * em, align: 'right' as const }
    write(pen, `${points} 分`, { ...ends, size: 1.6 * em, weight: 700, colour: isFirst ? '#fff' : '#12294d' })
    const below = { x: lane.x, y: mid + 2 * em, size: em, colour: pen.colour('muted') }
    write(pen, `${firsts ?? 0} 人排第一`, below)
  }
}

function drawName(
  pen: Pen,
  option: RoomStage['options'][number] | undefined,
  {
    em,
    dialectId,
    pinyin,
    ...at
  }: { x: number; y: number; width: number; em: number } & {
    dialectId: number
    pinyin: boolean
  },
): void {
  const text = option?.text ?? option?.alt ?? ''
  const isHakka = option?.lang !== 'zh' && option?.pinyin !== undefined
  const reading = isHakka && pinyin ? shownPinyin(option.pinyin, dialectId) : ''
  const look = {
    ...at,
    size: (isHakka ? 2.375 : 1.9) * em,
    face: isHakka ? ('reading' as const) : ('ui' as const),
  }
  write(pen, text, { ...look, y: reading ? at.y - 0.9 * em : at.y, weight: isHakka ? 400 : 500 })
  if (reading)
    write(pen, reading, { ...at, y: at.y + 1.3 * em, size: 1.19 * em, colour: pen.colour('primary') })
}
