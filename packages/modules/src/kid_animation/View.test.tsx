import { describe, expect, it } from 'vitest'
import { render, testHost, textOf } from '#kit/testing/render.tsx'
import { animationContent } from './module.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const lesson = { step_no: 1, semester_no: 1, no: 5, dialect_id: 1 }
const show = (wishes: Parameters<typeof testHost>[0]) =>
  render(<View content={animationContent.parse(sample)} items={[]} moduleKey="test" />, testHost(wishes))

describe('an animation', () => {
  it('is the file that the lesson’s numbers choose', async () => {
    expect(await show({ lesson })).toContain('src="/videos/kid_animation/1-up-5-1.mp4"')
    const second = { ...lesson, semester_no: 2, dialect_id: 6 }
    expect(await show({ lesson: second })).toContain('src="/videos/kid_animation/1-down-5-6.mp4"')
  })
  it('is the file that was uploaded for it, where one was; never one from elsewhere', async () => {
    const video = '/files/ours.mp4'
    const content = { ...sample, video }
    const own = <View content={animationContent.parse(content)} items={[]} moduleKey="test" />
    expect(await render(own, testHost({ lesson }))).toContain(`src="${video}"`)
    expect(await render(own, testHost({}))).toContain(`src="${video}"`)
    for (const elsewhere of [
      'https://example.com/a.mp4',
      '//example.com/a.mp4',
      'https://youtu.be/aB3_-567890',
    ])
      expect(animationContent.safeParse({ ...sample, video: elsewhere }).success).toBe(false)
  })
  it('has its captions beside it, each a place to jump to', async () => {
    const html = await show({ lesson })
    expect(html.match(/data-line=/g)).toHaveLength(Object.keys(sample.captions).length)
    expect(html).toContain('從這一句看：「阿伯，請坐！」')
    expect(textOf(html)).toContain('伯伯，請坐！')
  })
  it('follows the reader’s settings', async () => {
    const reading = { pinyin: 'none', chinese: false, size: 1, projector: false } as const
    const html = await show({ lesson, reading })
    expect(textOf(html)).not.toContain('伯伯，請坐！')
    expect(html).not.toContain('qiang')
  })
  it('that is not there yet says so, and its captions are read', async () => {
    const html = await show({})
    const text = textOf(html)
    expect(text).toContain('這一課還沒有動畫')
    expect(text).toContain('先讀一讀')
    // A list has nothing but its items.
    expect(html).toMatch(/<ol[^>]*><li/)
  })
  it('refuses a line that ends before it begins, and Hakka without a reading', () => {
    const line = { start: 3, end: 2, hakka: { text: '客', pinyin: 'hag2' } }
    expect(animationContent.safeParse({ captions: { 1: line } }).success).toBe(false)
    expect(animationContent.safeParse({ captions: { 1: { ...line, end: 4 } } }).success).toBe(true)
    expect(
      animationContent.safeParse({ captions: { 1: { ...line, end: 4, hakka: { text: '客' } } } }).success,
    ).toBe(false)
  })
})
