import { graphemes } from '@hakka/hakka/characters'

export const COLOURS = ['yellow', 'pink', 'blue', 'green'] as const
export type Colour = (typeof COLOURS)[number]

export interface Note {
  id: number
  text: string
  colour: Colour
}

/** Graphemes on a note, and notes on a board. */
export const NOTE_MAX = 60
export const NOTES_MAX = 30

const isColour = (value: unknown): value is Colour => COLOURS.some((colour) => colour === value)

/** A note as it was kept, or `undefined` where it is none. */
export function readNote(value: unknown): Note | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('id' in value) || !('text' in value) || !('colour' in value)) return undefined
  const { id, text, colour } = value
  if (typeof id !== 'number' || typeof text !== 'string' || !isColour(colour)) return undefined
  return isWritten(text) ? { id, text, colour } : undefined
}

/** A text that can be posted: neither empty nor too long. */
export const isWritten = (text: string): boolean =>
  text.trim() !== '' && graphemes(text.trim()).length <= NOTE_MAX

/** Puts a note up, or the new text where the note with this id hangs. An empty text changes nothing. */
export function post(notes: readonly Note[], wish: Omit<Note, 'id'>, id?: number): Note[] {
  if (!isWritten(wish.text)) return [...notes]
  const text = wish.text.trim()
  if (notes.some((note) => note.id === id)) {
    return notes.map((note) => (note.id === id ? { ...note, ...wish, text } : note))
  }
  if (notes.length >= NOTES_MAX) return [...notes]
  const next = notes.reduce((most, note) => Math.max(most, note.id), 0) + 1
  return [...notes, { id: next, ...wish, text }]
}
