import { describe, expect, it } from 'vitest'
import { sentencePatterns } from '#kit/sentence/pattern.ts'
import { render, textOf } from '#kit/testing/render.tsx'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (items: readonly number[]) =>
  render(<View content={sentencePatterns.parse(sample)} items={items} moduleKey="test" />)

describe('a sentence pattern for older pupils', () => {
  it('shows its frame, which one it is, and how many sentences are made with it', async () => {
    const text = textOf(await show([1]))
    expect(text).toContain('句型 2 / 2')
    expect(text).toContain('例句 1 句')
    expect(text).not.toContain('黃梨')
  })
  it('tints in each sentence what stands in the blanks', async () => {
    const html = await show([0])
    const tinted = html.match(/data-highlight="true">.*?<\/span><\/span><\/span>/g) ?? []
    expect(tinted.map((own) => own.match(/<b>(.)<\/b>/u)?.[1])).toEqual(['黃', '香', '甜', '西', '大', '甜'])
  })
  it('can be heard, where it sounds, and said', async () => {
    const html = await show([0, 1])
    expect(html.match(/aria-label="聽「/g)).toHaveLength(2)
    expect(
      html.match(
        /aria-label="錄音「[^"]*" title="[^"]*" aria-expanded="false"|aria-expanded="false"[^>]*aria-label="錄音「/g,
      ),
    ).toHaveLength(3)
    expect(html).toContain('尚無音檔')
  })
  it('asks to listen only where a sentence sounds', async () => {
    const voiced = (html: string) => textOf(html).includes('先聽例句')
    expect(voiced(await show([0]))).toBe(true)
    const content = sentencePatterns.parse(sample)
    for (const { sentences } of content.patterns) for (const own of sentences) own.audio = undefined
    const view = <View content={content} items={[0]} moduleKey="test" />
    expect(textOf(await render(view))).toContain('先念例句')
  })
})
