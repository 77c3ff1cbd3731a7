import { describe, expect, it } from 'vitest'
import type { Judgement } from '#kit/host.ts'
import { render, testHost, textOf } from '#kit/testing/render.tsx'
import { Verdict } from './Verdict.tsx'

const judgement: Judgement = {
  score: 47,
  parts: { accuracy: 90, tone: 41, completeness: 100, fluency: 70 },
  syllables: [
    { text: '阿', pinyin: 'a24', score: 92, learner: [-2, -1, 1, 2], reference: [-2, -1, 1, 2] },
    {
      text: '公',
      pinyin: 'gung24',
      score: 30,
      toneHeard: '55',
      learner: [1, 1, 1, 1],
      reference: [-2, 0, 1, 2],
    },
  ],
  feedback: ['第 2 個字「公」沒有往上揚，要唸由低往上揚的 {gung24}。'],
}
const low = '再聽一次示範，慢慢講。'
const shown = (own: Partial<Judgement> = {}, host = testHost()) =>
  render(<Verdict judgement={{ ...judgement, ...own }} low={low} />, host)

describe('what the judge says', () => {
  it('is stars and advice first; the number is for whoever opens it, and only for practice', async () => {
    const html = await shown()
    expect(html).toContain('aria-label="2 顆星（滿分 5 顆）"')
    expect(textOf(html)).toContain(low)
    expect(html).toContain('data-cheer="encouragement"')
    const [before = '', after = ''] = html.split('<details')
    expect(textOf(before)).not.toContain('47')
    expect(textOf(`<${after}`)).toMatch(/看分數僅供練習參考47 分發音90 分聲調41 分完整100 分流暢70 分/)
  })

  it('applauds above 60, not at 60', async () => {
    expect(await shown({ score: 61 })).toContain('data-cheer="applause"')
    expect(await shown({ score: 60 })).toContain('data-cheer="encouragement"')
  })

  it('writes pinyin as the reader chose', async () => {
    expect(textOf(await shown())).toContain('往上揚的 gungˊ。')
    const reading = { pinyin: 'numbers', chinese: true, size: 1, projector: false } as const
    const numbers = textOf(await shown({}, testHost({ reading })))
    expect(numbers).toContain('往上揚的 gung24。')
    expect(numbers).toContain('聽起來像 gung55')
  })

  it('tells each syllable by a word beside its colour, and its tone in words too', async () => {
    const html = await shown()
    expect(textOf(html)).toMatch(/準確阿.*再練公/s)
    expect(html).toContain('aria-label="「阿」的聲調往上，你唸的往上"')
    expect(html).toContain('aria-label="「公」的聲調往上，你唸的是平的"')
  })

  it('draws no tones where the judge tells none, and says where a voice was not clear', async () => {
    const plain = await shown({ syllables: [{ text: '公', pinyin: 'gung24', score: 80 }] })
    expect(plain).not.toContain('的聲調')
    const unclear = [{ text: '公', pinyin: 'gung24', score: 80, learner: [], reference: [-2, 0, 1, 2] }]
    expect(await shown({ syllables: unclear })).toContain('你的聲音聽不出高低')
  })
})
