import { describe, expect, it } from 'vitest'
import { pairs } from '#kit/pair/pairs-content.ts'
import { render, textOf } from '#kit/testing/render.tsx'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = () => render(<View content={pairs.parse(sample)} items={[]} moduleKey="test" />)

describe('pairs in rows', () => {
  it('stand in as many rows as there are pairs, with a button between two', async () => {
    const html = await show()
    expect(html.match(/data-area="/g)).toHaveLength(sample.groups.length)
    expect(html.match(/data-swap/g)).toHaveLength(sample.groups.length - 1)
  })
  it('name each row and say what to do', async () => {
    const html = await show()
    expect(html).toMatch(/第 1 排：「眼睛」旁邊是「.+?」/)
    expect(textOf(html)).toContain('排好了就送出')
  })
})
