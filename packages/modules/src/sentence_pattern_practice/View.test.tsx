import { describe, expect, it } from 'vitest'
import { render, textOf } from '#kit/testing/render.tsx'
import { sentencePatternPracticeContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const content = sentencePatternPracticeContent.parse(sample)
const show = () => render(<View content={content} items={[]} moduleKey="test" />)

describe('a sentence pattern practice', () => {
  it('shows its pattern, and the first sentence with its gap numbered and named', async () => {
    const html = await show()
    expect(textOf(html)).toContain('句型')
    expect(textOf(html)).toContain('完成 0 / 3 題')
    expect(html.match(/aria-expanded="true"/g)).toHaveLength(1)
    expect(html).toContain('aria-label="第 1 格，空的"')
  })
  it('waits until every gap is filled before it can be submitted', async () => {
    expect(await show()).toMatch(/<button(?=[^>]*data-submit)(?=[^>]*disabled)/)
  })
  it('says what to do', async () => {
    expect(textOf(await show())).toContain('點一下詞，它就會放進空格；也可以用拖的。')
  })
})
