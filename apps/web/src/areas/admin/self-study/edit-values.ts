import type { ClassroomTerm } from '@hakka/contract/classroom-term'
import type { Dialogue } from '@hakka/contract/listening'
import type { SpeakingSentence } from '@hakka/contract/speaking'
import type { HakkaSentence } from '@hakka/contract/study-shapes'
import { soundSent, soundValue } from '../../../app/desk/sound-value.ts'

/** Texts and sounds by their fields, as the server names these in its errors. */
export type Values = Record<string, string>

interface Said {
  hakka_sentence: HakkaSentence
  chinese_sentence: { text: string }
}

const saidValues = (prefix: string, { hakka_sentence: hakka, chinese_sentence: chinese }: Said): Values => ({
  [`${prefix}hakka_sentence.text`]: hakka.text,
  [`${prefix}hakka_sentence.pinyin`]: hakka.pinyin,
  [`${prefix}chinese_sentence.text`]: chinese.text,
  [`${prefix}hakka_sentence.audio`]: soundValue(hakka.audio),
})

const saidOf = (prefix: string, values: Values) => ({
  hakka_sentence: {
    text: values[`${prefix}hakka_sentence.text`] ?? '',
    pinyin: values[`${prefix}hakka_sentence.pinyin`] ?? '',
    audio: soundSent(values[`${prefix}hakka_sentence.audio`] ?? ''),
  },
  chinese_sentence: { text: values[`${prefix}chinese_sentence.text`] ?? '' },
})

export const prefixOf = (at: number) => `sentences.${at}.`

export const dialogueValues = ({ title, sentences }: Dialogue): Values =>
  Object.assign(
    { 'title.hakka': title.hakka, 'title.pinyin': title.pinyin, 'title.chinese': title.chinese },
    ...sentences.map((own, at) => ({ ...saidValues(prefixOf(at), own), [`${prefixOf(at)}role`]: own.role })),
  )

export const dialogueBody = ({ id, sentences }: Dialogue, values: Values) => ({
  id,
  title: {
    hakka: values['title.hakka'] ?? '',
    pinyin: values['title.pinyin'] ?? '',
    chinese: values['title.chinese'] ?? '',
  },
  sentences: sentences.map((_, at) => ({
    ...saidOf(prefixOf(at), values),
    role: values[`${prefixOf(at)}role`] ?? '',
  })),
})

/** A term of the classroom as a sentence: its call tells it flat. */
const saidTerm = ({ hakka_text, hakka_pinyin, chinese_text, audio }: ClassroomTerm): Said => ({
  hakka_sentence: { text: hakka_text, pinyin: hakka_pinyin, audio },
  chinese_sentence: { text: chinese_text },
})

export const termValues = (own: ClassroomTerm): Values => saidValues('', saidTerm(own))
export const termBody = ({ id }: ClassroomTerm, values: Values) => ({ id, ...saidOf('', values) })

export const sentenceValues = (own: SpeakingSentence): Values => saidValues('', own)
export const sentenceBody = ({ id }: SpeakingSentence, values: Values) => ({ id, ...saidOf('', values) })

const PARTS: Record<string, string> = {
  'title.hakka': '標題',
  'title.pinyin': '標題的拼音',
  'title.chinese': '標題的華語',
  'hakka_sentence.text': '客語',
  'hakka_sentence.pinyin': '拼音',
  'chinese_sentence.text': '華語',
  'hakka_sentence.audio': '聲音',
  role: '角色',
}

/** What fields are called, in the list of errors and beside somebody else's text. */
export const labelsOf = (values: Values): Values =>
  Object.fromEntries(
    Object.keys(values).map((field) => {
      const [, at, rest] = /^sentences\.(\d+)\.(.+)$/.exec(field) ?? []
      const label = PARTS[rest ?? field] ?? field
      return [field, at === undefined ? label : `第 ${Number(at) + 1} 句的${label}`]
    }),
  )
