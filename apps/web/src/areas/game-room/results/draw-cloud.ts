import type { CloudView } from '@hakka/contract/room-views'
import { inkOf } from '../cloud-ink.ts'
import { layOutCloud } from '../cloud-layout.ts'
import { shownPinyin } from '../shown-pinyin.ts'
import { type Box, type Pen, write } from './pen.ts'

/** As `cloud.css` has them. */
const INKS = ['#144478', '#1d5fa8', '#12294d', '#2b6fb8', '#6b3fb0', '#0e5629']

/** A cloud in the middle of its sheet, each word as large and in the ink that it has on the board. */
export function drawCloud(
  pen: Pen,
  view: CloudView,
  sheet: Box,
  { dialectId, pinyin }: { dialectId: number; pinyin: boolean },
): void {
  const words = view.words.map(({ word, text, pinyin: own, count }) => ({
    id: word,
    text,
    count,
    reading: pinyin ? shownPinyin(own, dialectId) : '',
  }))
  const cloud = layOutCloud(words, { width: sheet.width - 80, height: sheet.height - 60 })
  const { scale } = cloud
  for (const { id, text, reading, x, y, size, small, height } of cloud.words) {
    const at = { x: sheet.x + sheet.width / 2 + x * scale, align: 'center' as const }
    const top = sheet.y + sheet.height / 2 + (y - height / 2) * scale
    const colour = INKS[inkOf(id)] ?? '#144478'
    write(pen, text, { ...at, y: top + size * 0.575 * scale, size: size * scale, weight: 700, colour })
    if (reading === '') continue
    const below = top + (size * 1.15 + small * 0.65) * scale
    write(pen, reading, { ...at, y: below, size: small * scale, colour: '#3f5f8c' })
  }
}
