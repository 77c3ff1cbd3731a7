import { describe, expect, it } from 'vitest'
import { NOTE_MAX, NOTES_MAX, type Note, post, readNote } from './notes.ts'

const note: Note = { id: 3, text: '唱山歌', colour: 'pink' }

describe('notes on a board', () => {
  it('are added with an id of their own, without the space around', () => {
    expect(post([note], { text: ' 打粢粑 ', colour: 'blue' })).toEqual([
      note,
      { id: 4, text: '打粢粑', colour: 'blue' },
    ])
  })
  it('are never empty, and never longer than a note', () => {
    expect(post([note], { text: ' \n', colour: 'blue' })).toEqual([note])
    expect(post([], { text: '𠊎'.repeat(NOTE_MAX), colour: 'blue' })).toHaveLength(1)
    expect(post([], { text: '𠊎'.repeat(NOTE_MAX + 1), colour: 'blue' })).toHaveLength(0)
  })
  it('keep their place when they are changed', () => {
    const other: Note = { id: 1, text: '食茶', colour: 'green' }
    expect(post([note, other], { text: '唱歌', colour: 'yellow' }, 3)).toEqual([
      { id: 3, text: '唱歌', colour: 'yellow' },
      other,
    ])
  })
  it('stop at a full board, where they can still be changed', () => {
    const full = Array.from({ length: NOTES_MAX }, (_, index) => ({ ...note, id: index + 1 }))
    expect(post(full, { text: '再一張', colour: 'blue' })).toEqual(full)
    expect(post(full, { text: '改', colour: 'blue' }, 1)[0]?.text).toBe('改')
  })
  it('come back from the browser only when they are notes', () => {
    expect(readNote(note)).toEqual(note)
    for (const broken of [
      null,
      'x',
      {},
      { ...note, colour: 'red' },
      { ...note, text: ' ' },
      { ...note, id: '1' },
    ])
      expect(readNote(broken)).toBeUndefined()
  })
})
