import { describe, expect, it } from 'vitest'
import { render, textOf } from '#kit/testing/render.tsx'
import { timelineContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = () => render(<View content={timelineContent.parse(sample)} items={[]} moduleKey="test" />)

describe('a timeline with blanks', () => {
  it('has a place for each hidden text, and the hidden texts in its pool', async () => {
    const html = await show()
    expect(html.match(/data-area="/g)).toHaveLength(5)
    expect(html.match(/data-option="/g)).toHaveLength(5)
    expect(html).toContain('aria-label="第 1 站中間的空格"')
  })
  it('says how many blanks there are, and how far the reader is', async () => {
    const text = textOf(await show())
    expect(text).toContain('時間線上有 3 個空格，把詞放回去。')
    expect(text).toContain('完成 0 / 2 題')
  })
})
