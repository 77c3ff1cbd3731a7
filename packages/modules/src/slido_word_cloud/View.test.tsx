import { describe, expect, it } from 'vitest'
import { render, testHost, testWord, textOf } from '#kit/testing/render.tsx'
import { CloudPicture } from './CloudPicture.tsx'
import { wordCloudContent } from './module.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const view = <View content={wordCloudContent.parse(sample)} items={[]} moduleKey="test" />

describe('a word cloud', () => {
  it('says what to do, and waits for a word', async () => {
    const html = await render(view)
    expect(textOf(html)).toContain('寫一個詞，按「加進去」。')
    expect(textOf(html)).toContain('文字雲還是空的，加上第一個詞吧！')
    expect(html).toMatch(/<button[^>]*data-give[^>]*disabled=""/)
  })
  it("offers the lesson's words, each of them once", async () => {
    const word = testWord('粢粑', 'qi11 ba24', '麻糬')
    const html = await render(view, testHost({ vocabulary: [word, word] }))
    expect(html.match(/data-word="粢粑"/g)).toHaveLength(2)
  })
  it('is a picture that says its words', async () => {
    const html = await render(<CloudPicture words={[{ text: '𠊎', count: 2 }]} />)
    expect(html).toContain('aria-label="文字雲：𠊎"')
  })
})
