import { describe, expect, it } from 'vitest'
import { feedbackOf } from './feedback.ts'
import type { JudgedSyllable } from './port.ts'

const syllable = (text: string, pinyin: string, more: Partial<JudgedSyllable> = {}): JudgedSyllable => ({
  text,
  pinyin,
  score: 90,
  startMs: 0,
  endMs: 200,
  learner: [],
  reference: [],
  ...more,
})
const fan = syllable('飯', 'fan55')

describe('advice', () => {
  it('says which way a tone went wrong, its pinyin in braces', () => {
    const high = syllable('屋', 'vug2', { toneHeard: '5', score: 20 })
    expect(feedbackOf([syllable('転', 'zon31'), high], 50)).toEqual([
      '第 2 個字「屋」唸得太高，要唸低而短的 {vug2}。',
    ])
    const flat = syllable('山', 'san24', { toneHeard: '55' })
    expect(feedbackOf([flat, fan], 50)).toEqual(['第 1 個字「山」沒有往上揚，要唸由低往上揚的 {san24}。'])
    const rising = syllable('飯', 'fan55', { toneHeard: '24' })
    expect(feedbackOf([rising], 50)).toEqual(['「飯」唸成上揚的調，要唸高而平的 {fan55}。'])
  })
  it('says what a syllable sounded like', () => {
    expect(feedbackOf([syllable('𠊎', 'ngai11', { heard: 'gai' }), fan], 50)).toEqual([
      '第 1 個字「𠊎」聽起來像 {gai11}，應該唸 {ngai11}。',
    ])
  })
  it('is two sentences at most, in the order of the words', () => {
    const wrong = ['go24', 'san24', 'vug2', 'hog5'].map((pinyin, i) =>
      syllable('字', pinyin, { toneHeard: '11', score: 40 - 10 * i }),
    )
    expect(feedbackOf(wrong, 30).map((line) => line.slice(0, 7))).toEqual(['第 3 個字「', '第 4 個字「'])
  })
  it('praises what is right, and sends back whoever said something else', () => {
    expect(feedbackOf([fan], 92)).toEqual(['唸得很標準！'])
    expect(feedbackOf([fan, fan], 10, { isOther: true })[0]).toContain('先聽一次示範')
  })
  it('says that the tune is another where no tone for itself is', () => {
    expect(feedbackOf([fan, fan], 50, { isOff: true })).toEqual([
      '每個音都聽得出來，但是高低起伏和示範不一樣；再聽一次示範，跟著它的調子唸。',
    ])
    expect(feedbackOf([fan], 50, { isOff: true })[0]).toMatch(/^音聽得出來，但是聲調/)
  })
})
