import { describe, expect, it } from 'vitest'
import { render, testHost, testWord, textOf } from '#kit/testing/render.tsx'
import { articleReviewContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown, host = testHost()) =>
  render(<View content={articleReviewContent.parse(content)} items={[]} moduleKey="test" />, host)

describe('an article with its questions', () => {
  it('shows every sentence and opens the first question', async () => {
    const html = await show(sample)
    expect(html.match(/<li[^>]*><button/g)?.length).toBeGreaterThanOrEqual(sample.sentences.length)
    expect(html.match(/aria-expanded="true"/g)).toHaveLength(1)
    expect(html).toMatch(/data-round="0"[^>]*aria-expanded="true"/)
    expect(textOf(html)).toContain('完成 0 / 4 題')
  })
  it("makes buttons of the lesson's words and never shows a bracket", async () => {
    const html = await show(sample, testHost({ vocabulary: [testWord('粢粑', 'qi11 ba24', '麻糬')] }))
    expect(html).toMatch(/<button[^>]*class="ruby-word"[^>]*><span[^>]*>粢粑</)
    expect(textOf(html)).not.toMatch(/[[\]［］【】]/)
  })
  it('keeps the way to the sentence for those who answered', async () => {
    expect(textOf(await show(sample))).not.toContain('看課文第')
  })
  it('refuses a question that points to a sentence the article has not', () => {
    const [question] = sample.questions
    const parsed = articleReviewContent.safeParse({
      ...sample,
      questions: [{ ...question, sentence_no: sample.sentences.length + 1 }],
    })
    expect(parsed.error?.issues[0]?.message).toBe('第 1 題指向第 7 句，但課文只有 6 句')
  })
})
