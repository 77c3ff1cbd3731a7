import { describe, expect, it } from 'vitest'
import type { ModuleHost } from '#kit/host.ts'
import { render, textOf } from '#kit/testing/render.tsx'
import { textContent } from './module.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown, host?: ModuleHost) =>
  render(<View content={textContent.parse(content)} items={[]} moduleKey="test" />, host)

describe('a text', () => {
  it('sets Hakka over its syllables', async () => {
    const html = await show(sample)
    expect(html).toContain('<b>弓</b><i lang="hak-Latn-TW">giungˊ</i>')
    expect(html).toMatch(/<h2[^>]*>去市場<\/h2>/)
  })
  it('lets no line end between Hakka and its punctuation', async () => {
    const content =
      '<p>他喊：「<span lang="hak" data-pinyin="loi11">來</span>！」<span lang="hak" data-pinyin="fan55">飯</span>、湯……</p>'
    const html = await show({ content })
    expect(textOf(html)).toContain('他喊：「來！」')
    expect(html).toMatch(/他喊：<span class="ruby"/)
    expect(html).toMatch(
      /<b>「<\/b>.*?<b>來<\/b>.*?<b>！<\/b>.*?<b>」<\/b>.*?<b>飯<\/b>.*?<b>、<\/b><\/span>/s,
    )
    expect(html).toMatch(/湯……/)
  })
  it('shows Hakka plainly where its reading does not fit', async () => {
    const content = '<p><span lang="hak" data-pinyin="ngai11">𠊎愛</span></p>'
    expect(await show({ content })).toContain('<span lang="hak-Hant-TW">𠊎愛</span>')
  })
  it('lets nothing through that a text may not have', async () => {
    const content =
      '<p onclick="x()" style="color:red">一<a href="javascript:x()">二</a><iframe src="/"></iframe><blink>三</blink></p>'
    const html = await show({ content })
    expect(textOf(html)).toContain('一二三')
    expect(html).not.toMatch(/onclick|javascript|iframe|blink|color:red/)
  })
})
