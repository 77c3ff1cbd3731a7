import { describe, expect, it } from 'vitest'
import type { ModuleHost } from '#kit/host.ts'
import { render, testHost, testWord, textOf } from '#kit/testing/render.tsx'
import { articleContent } from './module.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown, host?: ModuleHost) =>
  render(<View content={articleContent.parse(content)} items={[]} moduleKey="test" />, host)

const lesson = testHost({ vocabulary: [testWord('桐花', 'tung11 fa24', '油桐花')] })

describe('an article', () => {
  it('makes a button of a bracketed word that the lesson explains; any other is plain text', async () => {
    const html = await show(sample, lesson)
    expect(html).toMatch(/<button[^>]*class="ruby-word"[^>]*><span[^>]*>桐花</)
    expect(html).not.toMatch(/<button[^>]*><span[^>]*>茶園</)
    expect(textOf(html)).not.toContain('[')
  })
  it('keeps punctuation on the line of what it belongs to', async () => {
    const html = await show(sample, lesson)
    expect(html).toMatch(
      /<span class="ruby-unit"><button[^>]*><span[^>]*>桐花<.*?<\/button><span class="ruby-part" aria-hidden="true">.*?。/s,
    )
  })
  it('lights the first sentence and says where it is', async () => {
    const html = await show(sample, lesson)
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
    expect(textOf(html)).toContain('第 1 / 6 句')
  })
  it('rests its player and says so once where there is no sound', async () => {
    const sentences = sample.sentences.map(({ hakka, chinese }) => ({
      hakka: { text: hakka.text, pinyin: hakka.pinyin },
      chinese,
    }))
    const html = await show({ sentences })
    expect(html.match(/尚無音檔/g)).toHaveLength(1)
    expect(html).toMatch(/aria-label="播放"[^>]*disabled/)
  })
})
