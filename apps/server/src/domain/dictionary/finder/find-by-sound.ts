import { DIALECTS } from '@hakka/contract/constants'
import { readTyped, type TypedSyllable, tonesOfMark } from '@hakka/hakka/typed'
import { distance } from './near.ts'
import { coarseKey, type Sounding, type WordIndex } from './word-index.ts'

/** An entry that was found. The lower its cost, the nearer it is to what was typed. */
export interface Found {
  entry: number
  cost: number
  /** Letters and given tones are those of the dialect asked for. */
  exact: boolean
}

/** What each way of missing costs; set on the tuning half of the query table. */
const COST = {
  wrongTone: 0.7,
  /** No tone was given, and the reading's is a marked one. */
  markedTone: 0.05,
  otherDialect: 1,
  near: 1,
  otherBounds: 0.3,
  unfinished: 1.6,
  moreSyllables: 0.4,
  /** Taken off for each doubling of the words that contain the entry. */
  weight: 0.06,
} as const

/** Beginnings are looked at no further: one letter begins thousands of words. */
const PREFIX_KEYS = 400

/** The stops as older spellings write them: no syllable of the Ministry's pinyin ends in p, t or k. */
const FOREIGN_END = /([aeiou])([ptk])(?![aeiou])/gi
const ENDS: Readonly<Record<string, string>> = { p: 'b', t: 'd', k: 'g' }

/** Typed text that reads as pinyin, in the marks of each dialect; index 0 is unused. */
export type Typed = readonly (readonly TypedSyllable[])[]

/** @returns `undefined` where the text is not pinyin */
export function typedOf(keyword: string): Typed | undefined {
  const spelled = keyword.replace(
    FOREIGN_END,
    (_, vowel: string, end: string) => vowel + ENDS[end.toLowerCase()],
  )
  const all = DIALECTS.map(({ id }) => readTyped(spelled, id))
  const typed: (readonly TypedSyllable[])[] = [[]]
  for (const one of all) {
    if (!one) return undefined
    typed.push(one)
  }
  return typed
}

/** Every entry that sounds like what was typed, or begins so; each once, nearest first. */
export function findBySound(index: WordIndex, typed: Typed, dialectId: number): Found[] {
  const asked = typed[dialectId] ?? []
  const letters = asked.map((syllable) => syllable.letters)
  const best = new Map<number, Found>()
  const take = (at: number, cost: number | undefined, exact: boolean) => {
    const sounding = index.soundings[at]
    if (!sounding || cost === undefined) return
    const weight = index.entries[sounding.entry]?.weight ?? 0
    const found = { entry: sounding.entry, cost: cost - weight * COST.weight, exact }
    const known = best.get(found.entry)
    if (!known || found.cost < known.cost)
      best.set(found.entry, { ...found, exact: exact || (known?.exact ?? false) })
    else if (exact) known.exact = true
  }
  for (const at of index.byLetters.get(letters.join('')) ?? []) {
    const sounding = index.soundings[at]
    if (sounding) take(at, ...whole(sounding, typed, dialectId))
  }
  for (const at of index.byCoarse.get(coarseKey(letters)) ?? []) {
    const sounding = index.soundings[at]
    if (sounding) take(at, nearCost(sounding, typed, dialectId), false)
  }
  for (const { at, cost } of begun(index, letters, typed, dialectId)) take(at, cost, false)
  return [...best.values()].sort((one, other) => one.cost - other.cost || one.entry - other.entry)
}

const away = (sounding: Sounding, dialectId: number) =>
  sounding.dialectId === dialectId ? 0 : COST.otherDialect

/** Same letters; where the syllables end elsewhere, tones can't be compared. */
function whole(sounding: Sounding, typed: Typed, dialectId: number): [cost: number, exact: boolean] {
  const own = typed[sounding.dialectId] ?? []
  const sameBounds =
    own.length === sounding.letters.length && own.every(({ letters }, at) => letters === sounding.letters[at])
  if (!sameBounds) {
    const toneless = own.every(({ tones }) => tones === undefined)
    return [COST.otherBounds + away(sounding, dialectId), toneless && sounding.dialectId === dialectId]
  }
  const { cost, wrong } = toneCost(sounding, own)
  return [cost + away(sounding, dialectId), wrong === 0 && sounding.dialectId === dialectId]
}

function toneCost(sounding: Sounding, own: readonly TypedSyllable[]): { cost: number; wrong: number } {
  let cost = 0
  let wrong = 0
  for (const [at, { letters, tones }] of own.entries()) {
    const tone = sounding.tones[at] ?? ''
    if (tones === undefined) {
      if (!tonesOfMark(letters, '', sounding.dialectId).includes(tone)) cost += COST.markedTone
    } else if (!tones.includes(tone)) {
      cost += COST.wrongTone
      wrong += 1
    }
  }
  return { cost, wrong }
}

function nearCost(sounding: Sounding, typed: Typed, dialectId: number): number | undefined {
  const own = typed[sounding.dialectId] ?? []
  let apart = 0
  for (const [at, { letters }] of own.entries()) apart += distance(letters, sounding.letters[at] ?? '')
  // As many faults as syllables, and one more: further away it is another word.
  if (apart === 0 || apart > own.length + 1) return undefined
  return apart * COST.near + toneCost(sounding, own).cost + away(sounding, dialectId)
}

/** Words that begin with what was typed, the last syllable of which may be unfinished. */
function* begun(index: WordIndex, letters: readonly string[], typed: Typed, dialectId: number) {
  const prefix = letters.join('')
  if (prefix.length < 2) return
  const from = lowerBound(index.sortedLetters, prefix)
  for (const key of index.sortedLetters.slice(from, from + PREFIX_KEYS)) {
    if (!key.startsWith(prefix)) return
    if (key === prefix) continue
    for (const at of index.byLetters.get(key) ?? []) {
      const sounding = index.soundings[at]
      if (!sounding) continue
      const own = (typed[sounding.dialectId] ?? []).slice(0, -1)
      const more = Math.max(0, sounding.letters.length - letters.length)
      const cost = COST.unfinished + more * COST.moreSyllables + toneCost(sounding, own).cost
      yield { at, cost: cost + away(sounding, dialectId) }
    }
  }
}

function lowerBound(sorted: readonly string[], key: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}
