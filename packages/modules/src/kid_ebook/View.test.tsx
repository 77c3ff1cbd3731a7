import { describe, expect, it } from 'vitest'
import type { ModuleHost } from '#kit/host.ts'
import { render, testHost, testWord, textOf } from '#kit/testing/render.tsx'
import { ebookContent } from './module.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown, items: readonly number[], host?: ModuleHost) =>
  render(<View content={ebookContent.parse(content)} items={items} moduleKey="test" />, host)

describe('a picture book', () => {
  it('shows who speaks, the scene, what is said and its translation', async () => {
    const html = await show(sample, [1])
    expect(textOf(html)).toContain('阿婆')
    expect(html).toContain('pictures/lessons/tung-2.webp')
    expect(textOf(html)).toContain('這是桐花，很漂亮。')
  })
  it('lets the words be tapped of which more can be said, and no others', async () => {
    const button = /<button[^>]*aria-haspopup="dialog"[^>]*><span[^>]*>([^<]*)</g
    const tappable = async (host?: ModuleHost) =>
      [...(await show(sample, [1], host)).matchAll(button)].map(([, word]) => word)
    const vocabulary = [testWord('桐花', 'tung11 fa24', '油桐花')]
    expect(await tappable(testHost({ vocabulary }))).toEqual(['桐花'])
    expect(await tappable()).toEqual([])
    expect(await tappable(testHost({ lookup() {} }))).toEqual(['桐花', '靚'])
  })
  it('offers to read itself aloud where pages can turn', async () => {
    const host = testHost({ goTo() {} })
    expect(textOf(await show(sample, [0], host))).toContain('自動播放')
    expect(textOf(await show(sample, [0]))).not.toContain('自動播放')
    expect(textOf(await show(sample, [0, 1, 2]))).toContain('自動播放')
  })
})
