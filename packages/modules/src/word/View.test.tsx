import { describe, expect, it } from 'vitest'
import type { ModuleHost } from '#kit/host.ts'
import { render, testHost, textOf } from '#kit/testing/render.tsx'
import { vocabulary } from '#kit/word/vocabulary.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown, items: readonly number[], host?: ModuleHost) =>
  render(<View content={vocabulary.parse(content)} items={items} moduleKey="test" />, host)

describe('a word', () => {
  it('has a syllable under each character, and is said once to a screen reader', async () => {
    const html = await show(sample, [0])
    expect(html).toContain('<b>弓</b><i lang="hak-Latn-TW">giungˊ</i>')
    expect(html).toContain(
      '<span class="ruby-plain sr-only">弓蕉</span><span class="ruby-line" aria-hidden="true">',
    )
  })
  it('tints itself in its example sentence', async () => {
    const html = await show(sample, [0])
    expect(html).toMatch(/data-highlight="true"><span class="ruby-cell"><b>弓<\/b>/)
  })
  it('is heard at two speeds, and says which voice it is', async () => {
    const recorded = textOf(await show(sample, [0]))
    expect(recorded).toMatch(/聽慢慢聽/)
    expect(recorded).not.toContain('合成語音')
    expect(textOf(await show(sample, [1]))).toContain('合成語音')
    expect(textOf(await show(sample, [2]))).toContain('尚無音檔')
  })
  it('shows the no-image picture where its source is empty', async () => {
    const html = await show(sample, [3])
    expect(html).not.toContain('src="null"')
    expect(html).toContain('尚無圖片')
  })
  it('carries its other form, to be shown on hover, focus and tap', async () => {
    expect(await show(sample, [3])).toMatch(/<button[^>]*aria-pressed="false".*玻璃菜/s)
  })
  it('is no button where its other form is the word itself', async () => {
    const [word] = sample.words
    if (!word) throw new Error('the sample has no words')
    const { hakka, pinyin } = word.text
    const same = { words: [{ ...word, text: { ...word.text, hakka_hover: hakka, pinyin_hover: pinyin } }] }
    expect(await show(same, [0])).not.toContain('aria-pressed')
  })
  it('follows the reader: numbers, no pinyin, no Chinese', async () => {
    const read = (reading: Partial<ModuleHost['reading']>) =>
      show(sample, [0], testHost({ reading: { ...testHost().reading, ...reading } }))
    expect(await read({ pinyin: 'numbers' })).toContain('giung24')
    expect(await read({ pinyin: 'none' })).not.toContain('giung')
    expect(textOf(await read({ chinese: false }))).not.toContain('我和媽媽')
  })
})
