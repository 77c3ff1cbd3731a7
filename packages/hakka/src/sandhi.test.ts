import { expect, it } from 'vitest'
import { isStopped, parsePinyin } from './pinyin.ts'
import { knowsSandhi, rightContours, saidContour } from './sandhi.ts'

const tonesOf = (pinyin: string) =>
  parsePinyin(pinyin).map(({ letters, tone }) => ({ contour: tone, stopped: isStopped(letters) }))

const saidAs = (pinyin: string, dialectId: number) => {
  const tones = tonesOf(pinyin)
  return tones.map((own, i) => saidContour(own, tones[i + 1], dialectId)).join(' ')
}

it.each([
  [1, '阿公', 'a24 gung24', '11 24'],
  [1, '先生', 'xin24 sang24', '11 24'],
  [1, '今晡日', 'gim24 bu24 ngid2', '11 24 2'],
  [1, '三十', 'sam24 siib5', '11 5'],
  [1, '看書', 'kon55 su24', '55 24'],
  [1, '阿公多多', 'a24 gung24 do24 do24', '11 11 11 24'],
  [6, '阿哥', 'a24 go24', '11 24'],
  [2, '手巾', 'shiu24 gin53', '33 53'],
  [2, '屋下', 'vug5 ha53', '2 53'],
  [2, '一日', 'rhid5 ngid5', '2 5'],
  [2, '食飯', 'shid2 pon33', '2 33'],
  [3, '阿公', 'a33 gung33', '33 33'],
  [4, '書包', 'shu11 bau11', '11 11'],
  [5, '國語', 'goed24 ngi31', '24 31'],
])('in dialect %i %s is said with its sandhi', (dialectId, _, pinyin, said) => {
  expect(saidAs(pinyin, dialectId)).toBe(said)
})

it('lets a speaker take a breath', () => {
  const [own, next] = tonesOf('a24 gung24')
  expect(rightContours(own ?? { contour: '', stopped: false }, next, 1)).toEqual(['24', '11'])
  expect(rightContours({ contour: '24', stopped: false }, undefined, 1)).toEqual(['24'])
  expect(rightContours({ contour: '55', stopped: false }, next, 1)).toEqual(['55'])
})

it('knows the sandhi of three dialects', () => {
  expect([1, 2, 3, 4, 5, 6].filter(knowsSandhi)).toEqual([1, 2, 6])
})
