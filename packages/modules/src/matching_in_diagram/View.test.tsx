import { describe, expect, it } from 'vitest'
import { render, textOf } from '#kit/testing/render.tsx'
import { matchingInDiagramContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = () =>
  render(<View content={matchingInDiagramContent.parse(sample)} items={[]} moduleKey="test" />)

describe('a matching in a diagram', () => {
  it('draws a slice and a box for each layer', async () => {
    const html = await show()
    expect(html.match(/<polygon/g)).toHaveLength(3)
    expect(html.match(/data-area="/g)).toHaveLength(3)
  })
  it('gives what is given, and asks for the rest', async () => {
    const html = await show()
    expect(html.match(/data-option="/g)).toHaveLength(3)
    expect(textOf(html)).toContain('日頭')
    expect(textOf(html)).toContain('共 3 個詞、3 層。')
  })
})
