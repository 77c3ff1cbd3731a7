import { describe, expect, it } from 'vitest'
import { frameOf, keeper } from './kept.ts'

const words = () => [
  { text: '狗仔', pinyin: 'gieu31 e31', sound: { url: '/a.mp3' } },
  { text: '貓仔', pinyin: 'meu55 e31', sound: { url: '/b.mp3' } },
]

describe('what is alike from one content to the next', () => {
  it('is the same thing where nothing is another', () => {
    const kept = keeper()
    const first = kept({ words: words() })
    expect(kept({ words: words() })).toBe(first)
  })

  it('is the same thing beside what is another', () => {
    const kept = keeper()
    const first = kept({ words: words(), title: '動物' })
    const [one, two] = words()
    const next = kept({ words: [one, { ...two, text: '貓' }], title: '動物' })
    expect(next.words[0]).toBe(first.words[0])
    expect(next.words[1]?.sound).toBe(first.words[1]?.sound)
    expect(next.words[1]).toEqual({ text: '貓', pinyin: 'meu55 e31', sound: { url: '/b.mp3' } })
    expect(first.words[1]?.text).toBe('貓仔')
  })

  it.each([
    ['a list that is longer', [1], [1, 2]],
    ['a list that is shorter', [1, 2], [1]],
    ['a list in the place of an object', { 0: 1 }, [1]],
    ['a field that is gone', { a: 1, b: undefined }, { a: 1 }],
    ['a field in the place of another', { a: undefined }, { b: undefined }],
    ['nothing in the place of something', { a: {} }, { a: null }],
  ])('is never what it was before: %s', (_, before, now) => {
    const kept = keeper()
    kept<unknown>(before)
    expect(kept<unknown>(now)).toStrictEqual(now)
  })

  it('says what the new one says, whatever was before', () => {
    const values = (): unknown[] => [
      null,
      '',
      0,
      -0,
      [],
      {},
      [[]],
      [{}],
      { 0: [] },
      [1, 2],
      [2, 1],
      words(),
      words().reverse(),
      { words: words() },
      { words: words(), title: null },
      { words: words().slice(1) },
      JSON.parse('{"__proto__": {"text": "貓仔"}}'),
    ]
    for (const before of values())
      for (const now of values()) {
        const kept = keeper()
        kept(before)
        const made = kept(now)
        expect(made).toStrictEqual(now)
        expect(kept(structuredClone(now))).toBe(made)
      }
  })
})

it('finds the frame of a content alike while texts are written, and another once something is added', () => {
  const [one, two] = words()
  expect(frameOf([one, { ...two, text: '貓' }])).toBe(frameOf([one, two]))
  expect(frameOf([one, { ...two, is_correct: true }])).not.toBe(frameOf([one, { ...two, is_correct: false }]))
  expect(frameOf([one])).not.toBe(frameOf([one, two]))
})
