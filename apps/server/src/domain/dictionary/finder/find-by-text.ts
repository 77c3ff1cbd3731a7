import { foldHakka } from '@hakka/hakka/fold'
import type { Found } from './find-by-sound.ts'
import type { Entry, WordIndex } from './word-index.ts'

/** Cost of each way a text is in an entry; weight never lifts one over the next. */
const COST = {
  spelled: 0,
  headword: 1,
  ownWord: 2,
  otherOwnWord: 3,
  gloss: 4,
  begins: 6,
  contains: 7,
  inGloss: 8,
} as const
const WEIGHT = 0.05
const LENGTH = 0.02

/** Every entry that has the text in its headword, a dialect's own word or its Mandarin; nearest first. */
export function findByText(index: WordIndex, keyword: string, dialectId: number): Found[] {
  const folded = foldHakka(keyword)
  if (folded === '') return []
  const lists = Array.from(new Set(folded), (character) => index.byCharacter.get(character) ?? [])
  const shortest = lists.reduce((one, other) => (other.length < one.length ? other : one), lists[0] ?? [])
  const found: Found[] = []
  for (const place of shortest) {
    const entry = index.entries[place]
    const cost = entry && costOf(entry, keyword, folded, dialectId)
    if (entry === undefined || cost === undefined) continue
    const lighter = Math.min(0.4, entry.weight * WEIGHT)
    const longer = Math.min(0.5, Array.from(entry.folded).length * LENGTH)
    found.push({ entry: place, cost: cost - lighter + longer, exact: cost <= COST.gloss })
  }
  return found.sort((one, other) => one.cost - other.cost || one.entry - other.entry)
}

function costOf(entry: Entry, keyword: string, folded: string, dialectId: number): number | undefined {
  if (entry.word === keyword) return COST.spelled
  if (entry.folded === folded) return COST.headword
  const own = entry.ownWords.filter((word) => word.folded === folded)
  if (own.length > 0)
    return own.some((word) => word.dialectId === dialectId) ? COST.ownWord : COST.otherOwnWord
  // Of several Mandarin words the first is the nearest.
  const gloss = entry.glosses.indexOf(folded)
  if (gloss >= 0) return COST.gloss + Math.min(gloss, 9) / 10
  if (entry.folded.startsWith(folded)) return COST.begins
  if (entry.folded.includes(folded)) return COST.contains
  const elsewhere = [...entry.ownWords.map((word) => word.folded), ...entry.glosses]
  return elsewhere.some((text) => text.includes(folded)) ? COST.inGloss : undefined
}
