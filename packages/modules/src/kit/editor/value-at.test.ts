import { describe, expect, it } from 'vitest'
import { withItem, withValueAt } from './value-at.ts'

const OLD = {
  words: [{ text: { hakka: '阿公', audio: { url: '/files/a.mp3', synthetic: true } } }, { text: {} }],
}

describe('a field of another version', () => {
  it('takes its place, and nothing else changes', () => {
    const now = { words: [{ text: { hakka: '阿婆', chinese: '奶奶' } }], title: '新' }
    expect(withValueAt(now, OLD, 'words.0.text.hakka')).toEqual({
      words: [{ text: { hakka: '阿公', chinese: '奶奶' } }],
      title: '新',
    })
  })

  it('that is a file comes with what it is, not as a teacher’s recording', () => {
    const now = { words: [{ text: { audio: { url: '/files/b.mp3', id: 7, text: '說' } } }] }
    expect(withValueAt(now, OLD, 'words.0.text.audio.url')).toEqual({
      words: [{ text: { audio: { url: '/files/a.mp3', synthetic: true, text: '說' } } }],
    })
    expect(withValueAt({ words: [{ text: {} }] }, OLD, 'words.0.text.audio.url')).toEqual({
      words: [{ text: { audio: { url: '/files/a.mp3', synthetic: true } } }],
    })
  })

  it('that was not there is taken away; in a list nothing can be', () => {
    const now = { words: [{ text: { hakka: '阿婆', chinese: '奶奶', audio: { url: '/files/b.mp3' } } }] }
    expect(withValueAt(now, { words: [{ text: {} }] }, 'words.0.text.audio.url')).toEqual({
      words: [{ text: { hakka: '阿婆', chinese: '奶奶' } }],
    })
    expect(withValueAt(now, OLD, 'words.0.text.chinese')).toEqual({
      words: [{ text: { hakka: '阿婆', audio: { url: '/files/b.mp3' } } }],
    })
    expect(withValueAt(now, { words: [] }, 'words.0')).toBeUndefined()
    expect(withValueAt(now, OLD, 'words.1.text.hakka')).toBeUndefined()
  })

  it('comes from where its item stood then', () => {
    const now = { words: [{}, { text: { hakka: '阿婆', audio: { url: '/files/b.mp3' } } }] }
    const back = (key: string) => withValueAt(now, OLD, `words.1.text.${key}`, `words.0.text.${key}`)
    expect(back('hakka')).toMatchObject({ words: [{}, { text: { hakka: '阿公' } }] })
    expect(back('audio.url')).toMatchObject({
      words: [{}, { text: { hakka: '阿婆', audio: { url: '/files/a.mp3', synthetic: true } } }],
    })
  })
})

describe('an item of another version', () => {
  const now = { words: [{ id: 1 }, { id: 2 }], captions: { 1: { start: 0 } } }
  it('comes back before what stands at its place, or is taken out', () => {
    const other = { content: { words: [{ id: 7 }] }, from: 'words.0' }
    expect(withItem(now, 'words.1', other)).toMatchObject({ words: [{ id: 1 }, { id: 7 }, { id: 2 }] })
    expect(withItem(now, 'words.2', other)).toMatchObject({ words: [{ id: 1 }, { id: 2 }, { id: 7 }] })
    expect(withItem(now, 'words.0')).toMatchObject({ words: [{ id: 2 }] })
  })
  it('of a film comes back under its own number', () => {
    const other = { content: { captions: { 1: { start: 3 }, 4: { start: 9 } } }, from: 'captions.4' }
    expect(withItem(now, 'captions.4', other)).toMatchObject({
      captions: { 1: { start: 0 }, 4: { start: 9 } },
    })
    expect(withItem(now, 'captions.1')).toMatchObject({ captions: {} })
    expect(withItem(now, 'captions.1', other)).toBeUndefined()
  })
  it('has no place where there is no such list', () => {
    expect([withItem(now, 'words.2'), withItem(now, 'none.0'), withItem(now, 'words.x')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
