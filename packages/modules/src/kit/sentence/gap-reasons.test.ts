import { expect, it } from 'vitest'
import { boardOptions } from '#kit/board/board.ts'
import { reasonsOf } from '#kit/check/told.ts'
import { testWord } from '#kit/testing/render.tsx'
import { gapReasons } from './gap-reasons.ts'

const words = [
  { id: 1, text: '耳公', pinyin: 'ngi31 gung24' },
  { id: 2, text: '目珠', pinyin: 'mug2 zu24', analysis: { text: '看書用目珠，聽歌用耳公。' } },
]
const given = {
  options: boardOptions(words),
  gaps: ['0-1', '0-3'],
  vocabulary: [testWord('耳公', 'ngi31 gung24', '耳朵'), testWord('目珠', 'mug2 zu24', '眼睛')],
  written: reasonsOf(words),
}

it('tells of a word in a wrong gap what it means, and that it is not of this place', () => {
  expect(gapReasons([{ id: 1, area: '0-3' }], given).get(1)).toBe('「耳公」是耳朵。「耳公」不放在第 2 格。')
})
it('tells instead why, where an editor has written it', () => {
  expect(gapReasons([{ id: 2, area: '0-1' }], given).get(2)).toBe('看書用目珠，聽歌用耳公。')
})
