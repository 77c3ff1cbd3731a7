import { JudgeRefusal } from '@hakka/judge/port'
import { registerOf, type VoiceHeard, voiceAfter } from '@hakka/judge/register'
import { examine, type Model } from '@hakka/judge/training'
import { recordedIn } from './conditions.ts'
import type { Entry } from './entries.ts'
import { randomOf } from './random.ts'
import type { Synthesiser } from './synthesiser.ts'
import type { Trial } from './trials.ts'
import { utter } from './utterance.ts'

/** Words that a speaker has said before, as in a lesson. */
const WORDS = 4
const never = new AbortController().signal

/** Learns the registers of speakers as a page does: by the words each of them says first. */
export function registersOf(model: Model, synthesiser: Synthesiser, entries: readonly Entry[], seed: number) {
  const learnt = new WeakMap<Trial['speaker'], { register: number | undefined }>()
  const random = randomOf(seed)
  return ({ speaker, condition, dialectId }: Trial): number | undefined => {
    const before = learnt.get(speaker)
    if (before) return before.register
    let heard: VoiceHeard[] = []
    for (let word = 0; word < WORDS; word++) {
      const pinyin = random.pick(entries).readings[dialectId] ?? ''
      const said = utter(synthesiser, dialectId, pinyin, speaker, random)
      const voice = said && voiceIn(dialectId, pinyin, recordedIn(condition, said.pcm, random))
      if (voice) heard = voiceAfter(heard, voice)
    }
    const register = registerOf(heard)
    learnt.set(speaker, { register })
    return register
  }

  function voiceIn(dialectId: number, pinyin: string, pcm: Float32Array): VoiceHeard | undefined {
    try {
      return examine(model, { dialectId, words: [{ text: '', pinyin }], pcm }, never).judgement.voice
    } catch (refusal) {
      if (refusal instanceof JudgeRefusal) return undefined
      throw refusal
    }
  }
}
