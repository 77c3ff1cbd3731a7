/** A pupil's own sticky note, and the category it is stuck to; `null` lies beside them all. */
export interface Note {
  id: number
  text: string
  lane: string | null
}

/** In graphemes: what a note of 200 × 80 can show. */
export const NOTE_MAX = 30
const NOTES_MAX = 60

export type NoteAction =
  | { type: 'write'; text: string }
  | { type: 'move'; id: number; lane: string | null }
  | { type: 'remove'; id: number }

/** Notes after an action. Empty text is ignored, and so is one note too many. */
export function notesAfter(notes: readonly Note[], action: NoteAction): readonly Note[] {
  switch (action.type) {
    case 'write': {
      const text = action.text.trim()
      if (!text || notes.length >= NOTES_MAX) return notes
      return [...notes, { id: 1 + Math.max(0, ...notes.map(({ id }) => id)), text, lane: null }]
    }
    case 'move': {
      const moved = notes.find(({ id }) => id === action.id)
      if (!moved || moved.lane === action.lane) return notes
      return [...notes.filter((own) => own !== moved), { ...moved, lane: action.lane }]
    }
    case 'remove':
      return notes.filter(({ id }) => id !== action.id)
  }
}

/** Notes as they were kept, without what is none; a category that is no more gives its notes back. */
export function readNotes(kept: unknown, lanes: readonly string[]): readonly Note[] | undefined {
  if (!Array.isArray(kept)) return undefined
  return kept.flatMap((own: unknown) => {
    if (typeof own !== 'object' || own === null || !('id' in own) || !('text' in own)) return []
    const { id, text } = own
    const lane = lanes.find((known) => 'lane' in own && own.lane === known) ?? null
    return typeof id === 'number' && typeof text === 'string' ? [{ id, text, lane }] : []
  })
}
