import { describe, expect, it } from 'vitest'
import { pairs } from '#kit/pair/pairs-content.ts'
import { render, textOf } from '#kit/testing/render.tsx'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = () => render(<View content={pairs.parse(sample)} items={[]} moduleKey="test" />)

describe('a word matching', () => {
  it('has every card in its column, named and not joined yet', async () => {
    const html = await show()
    expect(html.match(/data-side="1"/g)).toHaveLength(sample.groups.length)
    expect(html.match(/data-side="2"/g)).toHaveLength(sample.groups.length)
    expect(html).toContain('目珠，還沒連')
    expect(html).not.toContain('<line')
  })
  it('says what to do', async () => {
    expect(textOf(await show())).toContain('點左邊一張，再點右邊一張')
  })
})
