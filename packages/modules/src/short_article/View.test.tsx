import { describe, expect, it } from 'vitest'
import { render, textOf } from '#kit/testing/render.tsx'
import { shortArticleContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown) =>
  render(<View content={shortArticleContent.parse(content)} items={[]} moduleKey="test" />)

describe('a short article', () => {
  it('shows its keywords, none of them used yet, and waits for a text', async () => {
    const html = await show(sample)
    const text = textOf(html)
    expect(html.match(/data-keyword=/g)).toHaveLength(5)
    expect(text).toContain('用了 0 / 5 個語詞')
    expect(text).toContain('0 字')
    expect(html).toMatch(/disabled=""[^>]*data-finish|data-finish[^>]*disabled=""/)
  })
  it('keeps the analysis for afterwards', async () => {
    expect(textOf(await show(sample))).not.toContain('常放在句子的開頭')
  })
})
