import { describe, expect, it } from 'vitest'
import { render, textOf } from '#kit/testing/render.tsx'
import { recoverSentenceContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown) =>
  render(<View content={recoverSentenceContent.parse(content)} items={[]} moduleKey="test" />)

describe('recovering sentences', () => {
  it('lays out every segment of every sentence, and says how to begin', async () => {
    const html = await show(sample)
    expect(html.match(/data-piece=/g)).toHaveLength(9)
    expect(textOf(html)).toContain('從句子的開頭開始，一個一個點。')
    expect(textOf(html)).toContain('完成 0 / 3 句')
  })
  it('offers a hint where meanings are known, and keeps it folded', async () => {
    const html = await show(sample)
    expect(html).toMatch(/aria-expanded="false"[^>]*>.*?看提示/s)
    const [one] = sample.sentences
    const plain = { sentences: [{ sentence_segments: one?.sentence_segments }] }
    expect(textOf(await show(plain))).not.toContain('看提示')
  })
})
