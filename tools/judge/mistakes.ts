import { rightContours } from '@hakka/hakka/sandhi'
import { halves, SYLLABLES } from '@hakka/hakka/syllables'
import { DIALECT_TONES, phonesOf, phonesOfText } from '@hakka/judge/training'
import type { Entry } from './entries.ts'
import type { Random } from './random.ts'

/** Initials that learners take for each other. */
const CONFUSABLE = [
  'b p',
  'd t',
  'g k',
  'z c',
  'j q',
  'zh ch',
  'n l',
  'f h',
  's x',
  'z j',
  'c q',
  's sh',
  'z zh',
  'c ch',
]

const split = (syllable: string) => {
  const contour = syllable.replace(/^[a-z]+/, '')
  return { letters: syllable.slice(0, syllable.length - contour.length), contour }
}

const replaced = (pinyin: string, at: number, syllable: string) =>
  pinyin.split(' ').with(at, syllable).join(' ')

/** One syllable said as another, of other letters, its tone kept; undefined where none fits. */
export function wrongSyllable(pinyin: string, dialectId: number, from: readonly Entry[], random: Random) {
  const syllables = pinyin.split(' ')
  const at = random.below(syllables.length)
  const own = split(syllables[at] ?? '')
  for (let tries = 0; tries < 60; tries++) {
    const other = split(random.pick((random.pick(from).readings[dialectId] ?? '').split(' ')))
    const apart = other.letters !== own.letters
    const sameClass = phonesOf(`${other.letters}1`)?.stopped === phonesOf(`${own.letters}1`)?.stopped
    if (apart && sameClass) return replaced(pinyin, at, other.letters + own.contour)
  }
  return undefined
}

/** One initial said as one that is easily taken for it. */
export function confusableInitial(pinyin: string, dialectId: number, random: Random): string | undefined {
  const foreign = dialectId === 1 ? ['zh', 'ch', 'sh', 'rh'] : ['j', 'q', 'x']
  const choices = pinyin.split(' ').flatMap((syllable, at) => {
    const { letters, contour } = split(syllable)
    const { initial, final } = halves(letters)
    return CONFUSABLE.filter((pair) => pair.split(' ').includes(initial))
      .map((pair) => pair.split(' ').find((other) => other !== initial) ?? '')
      .filter((other) => !foreign.includes(other) && SYLLABLES.has(other + final))
      .map((other) => replaced(pinyin, at, other + final + contour))
  })
  return choices.length ? random.pick(choices) : undefined
}

/** One tone said as another of its class that is no sandhi of it. */
export function wrongTone(pinyin: string, dialectId: number, random: Random): string | undefined {
  const targets = phonesOfText(pinyin) ?? []
  const choices = targets.flatMap((target, at) => {
    const inventory = DIALECT_TONES[dialectId]
    const right = rightContours(target, targets[at + 1], dialectId)
    const others = (target.stopped ? inventory?.stopped : inventory?.long) ?? []
    return others.filter((c) => !right.includes(c)).map((c) => replaced(pinyin, at, target.letters + c))
  })
  return choices.length ? random.pick(choices) : undefined
}

/** Every tone said as another of its class, where there are two or more; undefined where one of them has no other. */
export function wrongTones(pinyin: string, dialectId: number, random: Random): string | undefined {
  const targets = phonesOfText(pinyin) ?? []
  if (targets.length < 2) return undefined
  const said = targets.map((target, at) => {
    const inventory = DIALECT_TONES[dialectId]
    const right = rightContours(target, targets[at + 1], dialectId)
    const others = ((target.stopped ? inventory?.stopped : inventory?.long) ?? []).filter(
      (contour) => !right.includes(contour),
    )
    return others.length ? target.letters + random.pick(others) : undefined
  })
  return said.includes(undefined) ? undefined : said.join(' ')
}

/** The first half of a word of two syllables or more. */
export function half(pinyin: string): string | undefined {
  const syllables = pinyin.split(' ')
  return syllables.length < 2 ? undefined : syllables.slice(0, Math.floor(syllables.length / 2)).join(' ')
}

/** Another entry's reading that shares no syllable with this one, about as long. */
export function otherWord(pinyin: string, dialectId: number, from: readonly Entry[], random: Random) {
  const own = new Set(pinyin.match(/[a-z]+/g) ?? [])
  for (let tries = 0; tries < 200; tries++) {
    const other = random.pick(from).readings[dialectId] ?? ''
    const near = Math.abs(other.split(' ').length - own.size) <= 1
    if (near && !(other.match(/[a-z]+/g) ?? []).some((letters) => own.has(letters))) return other
  }
  return undefined
}
