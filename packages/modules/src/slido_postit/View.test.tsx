import { describe, expect, it } from 'vitest'
import { render, testHost, testWord, textOf } from '#kit/testing/render.tsx'
import { postitContent } from './module.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const view = <View content={postitContent.parse(sample)} items={[]} moduleKey="test" />

describe('a board for notes', () => {
  it('says what to do, and waits for something written before it can be posted', async () => {
    const html = await render(view)
    expect(textOf(html)).toContain('把你想到的寫成便利貼，貼到下面的板子上。')
    expect(textOf(html)).toContain('完成 0 / 2 題')
    expect(html).toMatch(/<button[^>]*data-post[^>]*disabled=""/)
  })
  it("shows the question's pictures, and its background behind the notes", async () => {
    const html = await render(view)
    expect(html).toContain('pictures/words/hakka-tea-garden.webp')
    expect(html).toContain('pictures/lessons/tung.webp')
  })
  it('takes a background from older content, where it is named file_url', async () => {
    const older = {
      questions: [{ text: '題目', lang: 'zh', background_image: { file_url: '/files/a.webp' } }],
    }
    const html = await render(<View content={postitContent.parse(older)} items={[]} moduleKey="test" />)
    expect(html).toContain('/files/a.webp')
  })
  it("offers the lesson's words, which no keyboard has", async () => {
    const host = testHost({ vocabulary: [testWord('𠊎', 'ngai11', '我')] })
    expect(await render(view, host)).toContain('data-word="𠊎"')
  })
})
