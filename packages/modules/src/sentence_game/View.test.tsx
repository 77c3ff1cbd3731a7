import { describe, expect, it } from 'vitest'
import { render, testHost, textOf } from '#kit/testing/render.tsx'
import { sentenceGameContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown) =>
  render(<View content={sentenceGameContent.parse(content)} items={[]} moduleKey="test" />)

describe('a sentence game', () => {
  it('begins at the first of all its questions and says what to do', async () => {
    const text = textOf(await show(sample))
    expect(text).toContain('第 1 題，共 3 題')
    expect(text).toContain('選出一個語詞，讓句子變完整。')
    expect(text).not.toContain('筷仔')
  })
  it('leaves the counting to a live room, which asks one question', async () => {
    const [one] = sentenceGameContent.parse(sample).questions
    const view = <View content={{ questions: one ? [one] : [] }} items={[]} moduleKey="test" />
    const head = /<div hidden="" class="[^"]*"><h3 data-counter/
    expect(await render(view, testHost({ toldLater: true }))).toMatch(head)
    expect(await render(view)).not.toMatch(head)
  })
  it('keeps what the sentence means until it is right', async () => {
    expect(textOf(await show(sample))).not.toContain('早上，我洗臉。')
  })
  it('asks for as many answers as are correct', async () => {
    const [, two, plain] = sample.questions
    expect(textOf(await show({ questions: [two] }))).toContain('選出 2 個語詞，讓句子變完整。')
    expect(textOf(await show({ questions: [plain] }))).toContain('選出正確的答案。')
  })
})
