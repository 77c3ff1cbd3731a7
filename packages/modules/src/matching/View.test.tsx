import { describe, expect, it } from 'vitest'
import type { ModuleHost } from '#kit/host.ts'
import { render, textOf } from '#kit/testing/render.tsx'
import { matchingContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown, host?: ModuleHost) =>
  render(<View content={matchingContent.parse(content)} items={[]} moduleKey="test" />, host)

const order = (html: string) => Array.from(html.matchAll(/data-option="(\d+)"/g), ([, id]) => Number(id))

describe('a matching', () => {
  it('opens at first, with a box for each term and the options of all of them', async () => {
    const html = await show(sample)
    expect(html).toContain('aria-expanded="true"')
    expect(html.match(/data-area="/g)).toHaveLength(2)
    expect(order(html).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
  it('mixes the options, alike on server and in the browser', async () => {
    const first = order(await show(sample))
    expect(first).toEqual(order(await show(sample)))
    expect(first).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
  it('says how it is done without a mouse', async () => {
    expect(textOf(await show(sample))).toContain('點一下詞，再點要放的位置；也可以用拖的。')
  })
})
