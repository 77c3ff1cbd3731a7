import { padded, recorded } from './augment.ts'
import { CONDITIONS, type Condition, deliveryIn, recordedIn } from './conditions.ts'
import type { Entry } from './entries.ts'
import { confusableInitial, half, otherWord, wrongSyllable, wrongTone, wrongTones } from './mistakes.ts'
import { type Random, randomOf } from './random.ts'
import { bursts, english, hummed } from './strange.ts'
import type { Synthesiser } from './synthesiser.ts'
import { type Delivery, RATE, utter } from './utterance.ts'

const MISTAKES = [
  'other',
  'english',
  'half',
  'noise',
  'hum',
  'silence',
  'syllable',
  'dialect',
  'tone',
  'tones',
  'lone',
  'initial',
] as const
export type Mistake = (typeof MISTAKES)[number]

/** A recording, and what was to be said in it. */
export interface Trial {
  item: number
  dialectId: number
  pinyin: string
  /** What was said instead, where that is a Hakka reading. */
  said?: string
  voice: string
  kind: 'correct' | Mistake
  condition: Condition
  /** Who speaks: of an item one under each condition. */
  speaker: Delivery
  pcm: Float32Array
}

type Sound = Pick<Trial, 'pcm' | 'said'>

interface Plan {
  entries: readonly Entry[]
  voices: readonly string[]
  items: number
  seed: number
}

/** Each item is a word in a voice: said rightly under every condition, and wrongly in every way, each under one. */
export function* trialsOf(
  synthesiser: Synthesiser,
  { entries, voices, items, seed }: Plan,
): Generator<Trial> {
  const random = randomOf(seed)
  for (let item = 0; item < items; item++) {
    const dialectId = 1 + (item % 2)
    const wanted = 1 + (Math.floor(item / 2) % 8)
    const entry = entryOf(entries, dialectId, wanted, random)
    const pinyin = entry.readings[dialectId] ?? ''
    const voice = voices[item % voices.length] ?? ''
    const common = { item, dialectId, pinyin, voice }
    const speakers = new Map(CONDITIONS.map((own) => [own, deliveryIn(own, voice, random)]))
    const speakerIn = (condition: Condition) =>
      speakers.get(condition) ?? deliveryIn(condition, voice, random)
    const say = (said: string, condition: Condition, spokenIn = dialectId): Sound | null => {
      const utterance = utter(synthesiser, spokenIn, said, speakerIn(condition), random)
      return utterance && { pcm: recordedIn(condition, utterance.pcm, random), said }
    }
    for (const condition of CONDITIONS) {
      const sound = say(pinyin, condition)
      if (sound) yield { ...common, kind: 'correct', condition, speaker: speakerIn(condition), ...sound }
    }
    for (const kind of MISTAKES) {
      const condition = random.pick(CONDITIONS)
      const sound = mistaken(kind, condition)
      if (sound) yield { ...common, kind, condition, speaker: speakerIn(condition), ...sound }
    }

    function mistaken(kind: Mistake, condition: Condition): Sound | null {
      const seconds = random.between(0.5, 0.4 + 0.3 * pinyin.split(' ').length)
      if (kind === 'silence') return { pcm: recordedSilence(seconds + 0.5, random) }
      if (kind === 'noise') return { pcm: recordedIn(condition, bursts(seconds, random), random) }
      if (kind === 'hum') return { pcm: recordedIn(condition, hummed(seconds, random), random) }
      if (kind === 'english') {
        const pcm = english(synthesiser, voice, pinyin.split(' ').length, random)
        return { pcm: recordedIn(condition, pcm, random) }
      }
      if (kind === 'dialect') {
        const other = 3 - dialectId
        const said = entry.readings[other] ?? ''
        return said === pinyin ? null : say(said, condition, other)
      }
      const said = {
        other: () => otherWord(pinyin, dialectId, entries, random),
        half: () => half(pinyin),
        syllable: () => wrongSyllable(pinyin, dialectId, entries, random),
        tone: () => (pinyin.includes(' ') ? wrongTone(pinyin, dialectId, random) : undefined),
        tones: () => wrongTones(pinyin, dialectId, random),
        lone: () => (pinyin.includes(' ') ? undefined : wrongTone(pinyin, dialectId, random)),
        initial: () => confusableInitial(pinyin, dialectId, random),
      }[kind]()
      return said ? say(said, condition) : null
    }
  }
}

function entryOf(entries: readonly Entry[], dialectId: number, syllables: number, random: Random): Entry {
  const fitting = entries.filter((e) => (e.readings[dialectId] ?? '').split(' ').length === syllables)
  return random.pick(fitting.length ? fitting : entries)
}

/** A room in which nobody speaks. */
function recordedSilence(seconds: number, random: Random): Float32Array {
  const quiet = recorded(padded(new Float32Array(Math.round(seconds * RATE)), 0, 0), random)
  const level = random.chance(0.3) ? 0 : random.between(0.0001, 0.002)
  return quiet.map(() => level * random.normal())
}
