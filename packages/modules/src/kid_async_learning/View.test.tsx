import { describe, expect, it } from 'vitest'
import { render, textOf } from '#kit/testing/render.tsx'
import { asyncLearningContent } from './module.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown) =>
  render(<View content={asyncLearningContent.parse(content)} items={[]} moduleKey="test" />)

describe('videos to learn from alone', () => {
  it('show the first, and name all of them', async () => {
    const html = await show(sample)
    expect(html).toContain('<video src="videos/l1-thanks-words.mp4"')
    expect(html.match(/data-video=/g)).toHaveLength(3)
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
    expect(textOf(html)).toContain('看圖學語詞')
    expect(textOf(html)).toContain('影片 3')
    expect(textOf(html)).toContain('看過 0 / 3 部')
  })
  it('are addresses alone, or addresses with a name', () => {
    expect(asyncLearningContent.parse({ video_urls: ['videos/a.mp4'] })).toEqual({
      video_urls: [{ url: 'videos/a.mp4' }],
    })
    expect(asyncLearningContent.safeParse({ video_urls: ['https://evil.example/a.mp4'] }).success).toBe(false)
    expect(asyncLearningContent.safeParse({ video_urls: [] }).success).toBe(false)
  })
  it('need no list where there is one', async () => {
    const html = await show({ video_urls: ['videos/a.mp4'] })
    expect(html).not.toContain('影片清單')
    expect(textOf(html)).toContain('看過 0 / 1 部')
  })
  it('ask nothing of the video site before they are tapped', async () => {
    const html = await show({ video_urls: ['https://youtu.be/aB3_-567890'] })
    expect(html).not.toContain('<iframe')
    expect(textOf(html)).toContain('按下去才會連到 YouTube')
  })
})
