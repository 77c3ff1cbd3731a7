import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Note, notesAfter, readNotes } from './notes.ts'

const note = (id: number, lane: string | null = null): Note => ({ id, text: `詞${id}`, lane })

describe('free sticky notes', () => {
  it('are written beside the categories, without the spaces around', () => {
    expect(notesAfter([note(4)], { type: 'write', text: ' 落雪 ' })).toEqual([
      note(4),
      { id: 5, text: '落雪', lane: null },
    ])
  })
  it('ignore empty text', () => {
    expect(notesAfter([note(1)], { type: 'write', text: ' 　 ' })).toEqual([note(1)])
  })
  it('are moved to the end of another category, and back', () => {
    const moved = notesAfter([note(1), note(2, 'a')], { type: 'move', id: 1, lane: 'a' })
    expect(moved).toEqual([note(2, 'a'), note(1, 'a')])
    expect(notesAfter(moved, { type: 'move', id: 2, lane: null })).toEqual([note(1, 'a'), note(2)])
  })
  it('are taken away', () => {
    expect(notesAfter([note(1), note(2)], { type: 'remove', id: 1 })).toEqual([note(2)])
  })
  it('stop at sixty', () => {
    const many = Array.from({ length: 60 }, (_, index) => note(index + 1))
    expect(notesAfter(many, { type: 'write', text: '多' })).toHaveLength(60)
  })
})

describe('kept notes', () => {
  it('come back, those of a category that is no more without it', () => {
    expect(readNotes([note(1, 'a'), note(2, 'gone')], ['a'])).toEqual([note(1, 'a'), note(2)])
  })
  it('are read whatever stands there', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        expect(readNotes(kept, ['a']) ?? []).toBeInstanceOf(Array)
      }),
    )
    expect(readNotes('no notes', ['a'])).toBeUndefined()
  })
})
