import type { HakkaSentence } from '@hakka/contract/study-shapes'
import { soundSent, soundValue } from '../../../app/desk/sound-value.ts'
import type { SaidPart } from './SaidFields.tsx'

/** A sentence of a form: its parts are named as the server names them in its errors. */
export type SaidValues = Record<SaidPart, string>

/** One among others. */
export interface SaidEntry extends SaidValues {
  id: string
}

export interface Said {
  hakka_sentence: HakkaSentence
  chinese_sentence: { text: string }
}

/** @param said none of a new one */
export const saidValues = (said?: Said): SaidValues => ({
  'hakka_sentence.text': said?.hakka_sentence.text ?? '',
  'hakka_sentence.pinyin': said?.hakka_sentence.pinyin ?? '',
  'chinese_sentence.text': said?.chinese_sentence.text ?? '',
  'hakka_sentence.audio': soundValue(said?.hakka_sentence.audio ?? null),
})

export const saidEntry = (id: string, said?: Said): SaidEntry => ({ id, ...saidValues(said) })

export const saidSent = (own: SaidValues) => ({
  hakka_sentence: {
    text: own['hakka_sentence.text'],
    pinyin: own['hakka_sentence.pinyin'],
    audio: soundSent(own['hakka_sentence.audio']),
  },
  chinese_sentence: { text: own['chinese_sentence.text'] },
})
