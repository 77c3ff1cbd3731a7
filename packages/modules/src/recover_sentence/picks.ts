/** Texts of the segments, sentence by sentence. A piece is a segment, counted from 0 through all sentences. */
export type Segments = readonly (readonly string[])[]

/** What became of picks. */
export interface Picked {
  /** Pieces of the sentence that is under way. */
  line: readonly number[]
  /** The last pick, where it was wrong. */
  failed: number | null
  /** Sentences that are whole, the first one first. */
  completed: readonly number[]
  used: readonly number[]
  /** Wrong picks in lines of each sentence, by its index. */
  faults: Readonly<Record<number, number>>
  /** Wrong picks that began no line since the last whole sentence: they are of the next one. */
  wrong: number
}

const NONE: Picked = { line: [], failed: null, completed: [], used: [], faults: {}, wrong: 0 }

/**
 * Follows picks one by one, in order within one sentence: what says the same may stand for each other, and a wrong one
 * begins the line anew.
 * @returns `undefined` where a piece is picked that is not there, or not any more
 */
export function followed(segments: Segments, picks: readonly number[]): Picked | undefined {
  const texts = segments.flat()
  let now = NONE
  for (const id of picks) {
    const line = now.failed === null ? now.line : []
    if (texts[id] === undefined || line.includes(id) || now.used.includes(id)) return undefined
    now = picked(segments, texts, { ...now, line, failed: null }, id)
  }
  return now
}

function picked(segments: Segments, texts: readonly string[], now: Picked, id: number): Picked {
  const line = [...now.line, id]
  const fitting = (pieces: readonly number[]) =>
    segments.flatMap((own, sentence) =>
      !now.completed.includes(sentence) && pieces.every((piece, place) => own[place] === texts[piece])
        ? [sentence]
        : [],
    )
  const fits = fitting(line)
  if (fits.length === 0) {
    const [begun] = now.line.length > 0 ? fitting(now.line) : []
    if (begun === undefined) return { ...now, failed: id, wrong: now.wrong + 1 }
    return { ...now, failed: id, faults: { ...now.faults, [begun]: (now.faults[begun] ?? 0) + 1 } }
  }
  const whole = fits.find((sentence) => segments[sentence]?.length === line.length)
  if (whole === undefined) return { ...now, line }
  return {
    line: [],
    failed: null,
    completed: [...now.completed, whole],
    used: [...now.used, ...line],
    faults: { ...now.faults, [whole]: (now.faults[whole] ?? 0) + now.wrong },
    wrong: 0,
  }
}
