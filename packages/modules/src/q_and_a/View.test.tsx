import { describe, expect, it } from 'vitest'
import { render, testHost, textOf } from '#kit/testing/render.tsx'
import { qAndAContent } from './module.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown, host = testHost()) =>
  render(<View content={qAndAContent.parse(content)} items={[]} moduleKey="test" />, host)

const opened = (html: string) =>
  Array.from(html.matchAll(/aria-expanded="(true|false)"/g), ([, state]) => state === 'true')

describe('questions and answers', () => {
  it('open their second question at first, or the only one', async () => {
    expect(opened(await show(sample))).toEqual([false, true, false])
    const [item] = sample.items
    expect(opened(await show({ items: [item] }))).toEqual([true])
  })
  it('keep the sample answers until one has answered, in one of three ways', async () => {
    const html = await show(sample)
    expect(textOf(html)).not.toContain('𠊎愛轉屋下寫字。')
    expect(textOf(html)).toContain('先說說看；也可以用詞塊排，或用寫的。')
    expect(html).toContain('data-way="voice"')
    expect(html).not.toContain('data-reveal')
  })
  it('let a class before a wall answer aloud', async () => {
    const reading = { pinyin: 'marks', chinese: true, size: 1, projector: true } as const
    const html = await show(sample, testHost({ reading }))
    expect(textOf(html)).toContain('大家先說說看')
    expect(html).not.toMatch(/disabled=""/)
  })
})
