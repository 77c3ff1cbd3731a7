import { describe, expect, it } from 'vitest'
import { render, textOf } from '#kit/testing/render.tsx'
import { hakkaToChineseContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown) =>
  render(<View content={hakkaToChineseContent.parse(content)} items={[]} moduleKey="test" />)

describe('translating from Hakka', () => {
  it('begins at the first sentence, says what to do and keeps the reference back', async () => {
    const html = await show(sample)
    const text = textOf(html)
    expect(text).toContain('第 1 題，共 4 題')
    expect(text).toContain('這句話的中文怎麼說？')
    expect(text).not.toContain('我和爸爸一起吃早餐')
    expect(html).toMatch(/disabled=""[^>]*data-check|data-check[^>]*disabled=""/)
  })
  it('asks to listen only where there is something to hear', async () => {
    const [one] = sample.questions
    const hint = async (question: object) => textOf(await show({ questions: [{ ...one, ...question }] }))
    expect(await hint({ sound: { url: 'audio/a.mp3' } })).toContain('先聽一聽、念一念')
    expect(await hint({ sound: undefined })).not.toContain('聽')
  })
  it('refuses a sentence whose reading does not fit', () => {
    const [one] = sample.questions
    const broken = { questions: [{ ...one, pinyin: 'da31' }] }
    expect(hakkaToChineseContent.safeParse(broken).error?.issues[0]?.message).toContain('音節')
  })
})
