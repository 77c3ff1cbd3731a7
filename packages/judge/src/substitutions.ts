import { align } from './align.ts'
import { PHONES, type PhoneKind, type SyllablePhones } from './phones.ts'
import { type Found, stepsOf } from './utterance.ts'

type Slot = 'onset' | 'vowel' | 'coda'

/** The best other sound in one place of one syllable. */
export interface Substitution {
  slot: Slot
  /** How much better than what was to be said, in natural logs; below 0, the target is the best. */
  margin: number
  /** Letters of the syllable as it would then be. */
  letters: string
}

/** Sounds that only some dialects have: others never come to be heard there. */
const ABSENT: Record<number, readonly string[]> = {
  1: ['zh', 'ch', 'sh', 'rh', 'er'],
  2: ['j', 'q', 'x', 'iai', 'iui'],
}

/**
 * For each syllable and each of its places, aligns the syllable and its neighbours anew with every other sound there.
 * @returns substitutions of each syllable, worst first
 */
export function substitutionsOf(found: Found, dialectId: number): Substitution[][] {
  return found.syllables.map((_, at) => {
    const from = Math.max(0, at - 1)
    const around = found.syllables.slice(from, at + 2)
    const targets = around.map(({ target }) => target)
    // Frames of the neighbours' outer halves stay theirs: only what is near can move.
    const start = around[0]?.start ?? 0
    const end = around.at(-1)?.end ?? 0
    const scoreOf = (syllables: readonly SyllablePhones[]) =>
      align(found.scores, start, end, stepsOf(syllables), false)?.score ?? Number.NEGATIVE_INFINITY
    const own = scoreOf(targets)
    const target = found.syllables[at]?.target
    if (!target || !Number.isFinite(own)) return []
    const best = (['onset', 'vowel', 'coda'] as const).flatMap((slot) => {
      const others = variants(target, slot, dialectId).map((variant) => ({
        slot,
        margin: scoreOf(targets.with(at - from, variant)) - own,
        letters: variant.letters,
      }))
      const [worst] = others.toSorted((a, b) => b.margin - a.margin)
      return worst && Number.isFinite(worst.margin) ? [worst] : []
    })
    return best.toSorted((a, b) => b.margin - a.margin)
  })
}

/** The syllable with each other sound in a place, none among them where it can be left out. */
function variants(target: SyllablePhones, slot: Slot, dialectId: number): SyllablePhones[] {
  const at = placeOf(target, slot)
  if (at === undefined) return []
  const absent = ABSENT[dialectId] ?? []
  const present = at.filled ? target.phones[at.index] : undefined
  const others = ofKind(slot).filter((id) => id !== present && !absent.includes(PHONES[id]?.name ?? ''))
  const written = { onset: target.initial, vowel: target.vowel, coda: target.coda }
  const made = (phones: number[], name: string): SyllablePhones => {
    const parts = { ...written, [slot]: name }
    return { ...target, phones, letters: parts.onset + parts.vowel + parts.coda }
  }
  const filled = others.map((id) =>
    made(target.phones.toSpliced(at.index, at.filled ? 1 : 0, id), PHONES[id]?.name ?? ''),
  )
  const left = at.filled && slot !== 'vowel' ? [made(target.phones.toSpliced(at.index, 1), '')] : []
  return [...filled, ...left]
}

function placeOf(target: SyllablePhones, slot: Slot): { index: number; filled: boolean } | undefined {
  const onset = target.rime === 1
  if (slot === 'onset') return { index: 0, filled: onset }
  if (slot === 'vowel') return target.vowel ? { index: target.rime, filled: true } : undefined
  if (!target.vowel) return undefined
  return { index: target.rime + 1, filled: target.phones.length > target.rime + 1 }
}

const byKind = new Map<PhoneKind, number[]>()

function ofKind(kind: PhoneKind): number[] {
  const known = byKind.get(kind)
  if (known) return known
  const ids = PHONES.flatMap((phone, id) => (phone.kind === kind ? [id] : []))
  byKind.set(kind, ids)
  return ids
}
