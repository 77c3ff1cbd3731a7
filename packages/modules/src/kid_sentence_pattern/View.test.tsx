import { describe, expect, it } from 'vitest'
import type { ModuleHost } from '#kit/host.ts'
import { sentencePatterns } from '#kit/sentence/pattern.ts'
import { render, textOf } from '#kit/testing/render.tsx'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown, items: readonly number[], host?: ModuleHost) =>
  render(<View content={sentencePatterns.parse(content)} items={items} moduleKey="test" />, host)

describe('a sentence pattern', () => {
  it('shows its blanks without syllables, and the sentences made with it', async () => {
    const html = await show(sample, [0])
    expect(html).toContain('<span class="ruby-cell" data-sign="wide"><b>＿</b></span>')
    expect(textOf(html)).toContain('這係弓蕉。')
    expect(textOf(html)).not.toContain('毋愛')
  })
  it('has a sound button for each sentence that sounds', async () => {
    const html = await show(sample, [0, 1])
    expect(html.match(/aria-label="聽「/g)).toHaveLength(2)
    expect(html).toContain('尚無音檔')
  })
})
