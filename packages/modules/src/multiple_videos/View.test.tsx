import { describe, expect, it } from 'vitest'
import { render, textOf } from '#kit/testing/render.tsx'
import { multipleVideosContent } from './module.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown) =>
  render(<View content={multipleVideosContent.parse(content)} items={[]} moduleKey="test" />)
const problems = (videos: unknown[]) =>
  multipleVideosContent.safeParse({ videos }).error?.issues.map(({ message }) => message)

describe('several videos', () => {
  it('say how many there are and how many were seen', async () => {
    const text = textOf(await show(sample))
    expect(text).toContain('這裡有 3 部影片')
    expect(text).toContain('看過 0 / 3 部')
  })
  it('ask nothing of the video site before they are tapped', async () => {
    const html = await show(sample)
    expect(html).not.toContain('<iframe')
    expect(html).not.toContain('nocookie')
    expect(html.match(/<button[^>]*aria-label="播放「[^"]*」"/g)).toHaveLength(3)
    expect(html).toContain('href="https://www.youtube.com/watch?v=bB3_-567890"')
  })
  it('play a film of the site’s own in the browser’s player', async () => {
    const html = await show(sample)
    expect(html).toMatch(/<video src="videos\/l1-thanks-words.mp4"[^>]*playsInline=""/)
    expect(html).toContain('<track kind="captions"')
  })
  it('ask for nothing while the address is being typed', async () => {
    for (const url of [
      '',
      'youtu',
      'https://www.youtu',
      'https://youtu.be/aB3',
      'http://evil.example/a.mp4',
    ]) {
      const html = await render(<View content={{ videos: [{ url }] }} items={[]} moduleKey="test" />)
      expect(html, url).not.toMatch(/<(?:video|iframe|source)|href=/)
      expect(textOf(html), url).toContain('影片還沒選好')
    }
  })
  it('lie beside each other by their count', async () => {
    const file = (no: number) => ({ url: `videos/${no}.mp4` })
    expect(await show({ videos: [file(1)] })).not.toContain('grid-cols-2')
    expect(await show({ videos: [file(1), file(2)] })).not.toContain('col-span-2')
    expect(await show({ videos: [file(1), file(2), file(3)] })).toContain('col-span-2')
    expect(await show({ videos: [file(1), file(2), file(3), file(4)] })).not.toContain('col-span-2')
  })
})

describe('a video', () => {
  it('comes from a file or from the one video site, and from nowhere else', () => {
    expect(problems([{ url: 'https://youtu.be/aB3_-567890' }, { url: '/files/a.mp4' }])).toBeUndefined()
    for (const url of ['https://evil.example/a.mp4', '//evil.example/a.mp4', 'javascript:alert(1)']) {
      expect(problems([{ url }])).toEqual(['影片只能是教材的檔案，或 YouTube 的網址'])
    }
    expect(problems([{ url: 'https://youtu.be/aB3' }])).toEqual([
      '這個 YouTube 網址不完整，請打開影片，再複製一次網址',
    ])
    expect(problems([{ url: 'youtu.be/aB3_-567890' }])).toEqual(['YouTube 的網址要從 https:// 開始'])
    expect(problems([{ url: 'youtu' }])).toEqual(['影片只能是教材的檔案，或 YouTube 的網址'])
    expect(problems([{ id: '../../evil' }])).toEqual(['YouTube 影片的代號是 11 個字元'])
    expect(problems([{}])).toEqual(['影片要有 id（YouTube 代號）或 url（檔案）'])
  })
  it('is one of four at most', () => {
    expect(problems([1, 2, 3, 4, 5].map((no) => ({ url: `videos/${no}.mp4` })))).toHaveLength(1)
  })
})
