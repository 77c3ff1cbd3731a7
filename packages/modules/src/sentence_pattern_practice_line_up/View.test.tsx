import { describe, expect, it } from 'vitest'
import { render, textOf } from '#kit/testing/render.tsx'
import { lineUpContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const content = lineUpContent.parse(sample)
const show = () => render(<View content={content} items={[]} moduleKey="test" />)

describe('a line-up', () => {
  it('opens the first sentence, with as many places as words', async () => {
    const html = await show()
    expect(html.match(/aria-expanded="true"/g)).toHaveLength(1)
    expect(html.match(/data-slot="0-/g)).toHaveLength(3)
  })
  it('gives the meaning and says what to do, but not the sentence', async () => {
    const text = textOf(await show())
    expect(text).toContain('吃飯前要洗手。')
    expect(text).toContain('照順序點詞')
    expect(text).not.toContain('食飯前愛洗手')
  })
})
