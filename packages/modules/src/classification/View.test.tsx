import { describe, expect, it } from 'vitest'
import { render, testHost, textOf } from '#kit/testing/render.tsx'
import { classificationContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown) =>
  render(<View content={classificationContent.parse(content)} items={[]} moduleKey="test" />)

describe('a classification', () => {
  it('has a box for each category and all items in one pool', async () => {
    const html = await show(sample)
    expect(html.match(/data-area="/g)).toHaveLength(3)
    expect(html.match(/data-option="/g)).toHaveLength(5)
    expect(textOf(html)).toContain('共 5 個詞，分成 3 類。')
  })
  it('offers notes of the pupil’s own only where the lesson wants them', async () => {
    expect(textOf(await show(sample))).toContain('我的便利貼')
    expect(textOf(await show({ ...sample, enable_free_input: '0' }))).not.toContain('便利貼')
    const view = <View content={classificationContent.parse(sample)} items={[]} moduleKey="test" />
    expect(textOf(await render(view, testHost({ toldLater: true })))).not.toContain('便利貼')
  })
})
