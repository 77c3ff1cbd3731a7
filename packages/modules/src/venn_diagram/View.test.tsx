import { describe, expect, it } from 'vitest'
import { render, textOf } from '#kit/testing/render.tsx'
import { vennContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown) =>
  render(<View content={vennContent.parse(content)} items={[]} moduleKey="test" />)

describe('a venn diagram', () => {
  it('draws a circle for each group and a box for each region', async () => {
    const html = await show(sample)
    expect(html.match(/<ellipse/g)).toHaveLength(3)
    expect(html.match(/data-area="/g)).toHaveLength(7)
    const two = await show({ groups: sample.groups.slice(0, 2) })
    expect(two.match(/<ellipse/g)).toHaveLength(2)
    expect(two.match(/data-area="/g)).toHaveLength(3)
  })
  it('leaves a region open into which nothing belongs: it must not give itself away', async () => {
    const html = await show(sample)
    expect(html.match(/data-slot="/g)).toHaveLength(7)
    expect(textOf(html)).not.toContain('全對')
  })
})
