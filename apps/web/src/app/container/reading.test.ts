import { describe, expect, it } from 'vitest'
import { DEFAULT_READING, parseReading } from './reading.ts'

describe('kept reading settings', () => {
  it('come back as they were', () => {
    const kept = {
      pinyin: 'none',
      chinese: false,
      size: 1.5,
      projector: true,
      mute: true,
      autoSay: false,
      menu: false,
      exerciseMenu: true,
    } as const
    expect(parseReading(JSON.stringify(kept))).toEqual(kept)
  })

  it.each([null, '', '{', 'null', '3', '[]', '{"pinyin":"all","size":9,"chinese":"no"}'])(
    'are the defaults for %s',
    (kept) => expect(parseReading(kept)).toEqual(DEFAULT_READING),
  )

  it('keep what is sound beside what is damaged', () => {
    expect(parseReading('{"pinyin":"numbers","size":"big"}')).toEqual({
      ...DEFAULT_READING,
      pinyin: 'numbers',
    })
  })
})
