import { describe, expect, it } from 'vitest'
import type { ModuleHost } from '#kit/host.ts'
import { render, textOf } from '#kit/testing/render.tsx'
import { vocabulary } from '#kit/word/vocabulary.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown, items: readonly number[], host?: ModuleHost) =>
  render(<View content={vocabulary.parse(content)} items={items} moduleKey="test" />, host)

describe('the vocabulary', () => {
  it('shows one word large, or all as cards on one page', async () => {
    const one = textOf(await show(sample, [2]))
    expect(one).toContain('狗仔')
    expect(one).not.toContain('貓仔')
    const all = await show(sample, [0, 1, 2, 3])
    expect(all.match(/<article/g)).toHaveLength(4)
  })
})
