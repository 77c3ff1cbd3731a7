import { describe, expect, it } from 'vitest'
import type { ModuleHost } from '#kit/host.ts'
import { render, textOf } from '#kit/testing/render.tsx'
import { practiceContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown, host?: ModuleHost) =>
  render(<View content={practiceContent.parse(content)} items={[]} moduleKey="test" />, host)

const opened = (html: string) =>
  Array.from(html.matchAll(/aria-expanded="(true|false)"/g), ([, state]) => state === 'true')

describe('a practice', () => {
  it('opens its second question at first, or the only one', async () => {
    expect(opened(await show(sample))).toEqual([false, true, false, false])
    const [question] = sample.questions
    expect(opened(await show({ questions: [question] }))).toEqual([true])
  })
  it('keeps the transcript of what is heard for those who ask, and the analysis for afterwards', async () => {
    const text = textOf(await show(sample))
    expect(text).toContain('顯示文字')
    expect(text).not.toContain('阿婆會唱山歌。')
    expect(text).not.toContain('句子裡聽到')
  })
  it('shows the transcript at once where there is no sound', async () => {
    const [, heard] = sample.questions
    const sound = { text: '阿婆會唱山歌。', pinyin: 'a24 po11 voi55 cong55 san24 go24' }
    const questions = [{ ...heard, question: { ...heard?.question, sound } }]
    const text = textOf(await show({ questions }))
    expect(text).toContain('阿婆會唱山歌。')
    expect(text).toContain('尚無音檔')
  })
  it('asks for as many answers as are correct, and waits for one before it can be submitted', async () => {
    const html = await show(sample)
    expect(textOf(html)).toContain('選出 2 個正確的答案。')
    expect(html).toMatch(/disabled=""[^>]*>送出答案|data-submit[^>]*disabled/)
  })
})
