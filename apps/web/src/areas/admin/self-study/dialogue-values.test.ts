import type { DeskDialogue } from '@hakka/contract/listening'
import { expect, test } from 'vitest'
import {
  begunCheck,
  dialogueBody,
  dialogueField,
  dialogueValues,
  newDialogue,
  newLine,
  renumbered,
} from './dialogue-values.ts'

const said = (no: number, role: string) => ({
  no,
  role,
  hakka_sentence: { text: `第${no}`, pinyin: 'x', audio: null },
  chinese_sentence: { text: '' },
  words: [],
})

const dialogue: DeskDialogue = {
  id: 1,
  version: 2,
  no: 1,
  title: { hakka: '食飽吂', pinyin: 'siid5 bau31 mang11', chinese: '' },
  stage_url: null,
  roles: [
    { id: 'a', name: '阿姆', pinyin: 'a24 me24', chinese: '媽媽', face: 'mother' },
    { id: 'b', name: '阿爸', pinyin: 'a24 ba24', chinese: '爸爸', face: 'father' },
  ],
  sentences: [said(1, 'a'), said(2, 'b'), said(3, 'a')],
  questions: [
    {
      kind: 'order',
      question: '下一句？',
      at: 2,
      options: [
        { text: '甲', pinyin: 'x', is_chinese: false, image_url: null },
        { text: '乙', pinyin: '', is_chinese: true, image_url: '/files/a.webp' },
      ],
      answer: 1,
    },
  ],
}
const values = dialogueValues(dialogue)

test('a dialogue goes out as it came in; an editor of sounds sends its sentences alone', () => {
  expect(dialogueBody(values, true)).toMatchObject({
    title: dialogue.title,
    roles: dialogue.roles,
    sentences: [{ no: 1, role: 'a' }, { no: 2 }, { no: 3 }],
    questions: [
      {
        kind: 'order',
        at: 2,
        options: [{ image: null }, { is_chinese: true, image: { url: '/files/a.webp' } }],
        answer: 1,
      },
    ],
  })
  expect(Object.keys(dialogueBody(values, false))).toEqual(['sentences'])
})

test('a sentence that moved names the place that it had, and the one that was saved once it is', () => {
  const [first, ...rest] = values.sentences
  const sent = { ...values, sentences: [...rest, newLine('new', 'a'), ...(first ? [first] : [])] }
  expect(dialogueBody(sent, false).sentences.map(({ no }) => no)).toEqual([2, 3, null, 1])
  const typed = { ...sent, sentences: [...sent.sentences.slice(1), newLine('later', 'b')] }
  expect(renumbered(typed, sent).sentences.map(({ was }) => was)).toEqual([2, 3, 4, null])
})

test('the sentence that has the answer is followed to where it moves; gone, it is none', () => {
  const atOf = (own: typeof values) => dialogueBody(own, true).questions?.map(({ at }) => at)
  const [first, second, third] = values.sentences
  if (!first || !second || !third) throw new Error('three sentences')
  expect(atOf({ ...values, sentences: [second, newLine('new', 'a'), third] })).toEqual([1])
  expect(atOf({ ...values, sentences: [first, third] })).toEqual([null])
  // A draft from before a sentence could be named leaves what is there.
  const draft = values.questions.map(({ at: _, ...own }) => own)
  expect(dialogueBody({ ...values, questions: draft }, true).questions?.[0]).not.toHaveProperty('at')
})

test('what the server says of a place belongs to the field there', () => {
  const named = (field: string) => dialogueField(field, values)
  expect(named('sentences.1.hakka_sentence.pinyin')).toBe('sentences.line-2.hakka_sentence.pinyin')
  expect(named('sentences.0.role')).toBe('sentences.line-1.role')
  expect(named('sentences')).toBe('sentences')
  expect(named('roles.1.pinyin')).toBe('roles.b.pinyin')
  expect(named('questions.0.options.1.text')).toBe('questions.order.order-2.text')
  expect(named('questions.0.options')).toBe('questions.order.options')
  expect(named('questions.0.at')).toBe('questions.order.at')
  expect(named('questions.0.question.text')).toBe('questions.order.question')
  expect(named('title.pinyin')).toBe('title.pinyin')
})

test('an editor’s own question begins with who speaks, and keeps its answers when it is put away', () => {
  const who = values.questions.find(({ id }) => id === 'who')
  const begun = who && begunCheck(who, values)
  expect(begun?.options.map(({ text }) => text)).toEqual(['阿姆', '阿爸', ''])
  expect(begun?.answer).toBe(begun?.options[0]?.id)
  expect(begun && begunCheck({ ...begun, isOwn: false }, values)).toEqual(begun)
})

test('a new one begins with two who speak in turn', () => {
  expect(newDialogue(6).sentences.map(({ role }) => role)).toEqual([
    'role-1',
    'role-2',
    'role-1',
    'role-2',
    'role-1',
    'role-2',
  ])
})

test('words of a sentence go with it and are named by it; an editor of sounds leaves them', () => {
  const words = [{ text: '食飽', pinyin: 'siid5 bau31', chinese: '吃飽' }]
  const [first, second, third] = dialogue.sentences
  if (!first || !second || !third) throw new Error('three sentences')
  const own = dialogueValues({ ...dialogue, sentences: [first, { ...second, words }, third] })
  expect(dialogueBody(own, true).sentences[1]).toMatchObject({ no: 2, words })
  expect(dialogueBody(own, false).sentences[1]).not.toHaveProperty('words')
  const word = own.sentences[1]?.words?.[0]
  expect(dialogueField('sentences.1.words.0.pinyin', own)).toBe(`sentences.line-2.words.${word?.id}.pinyin`)
  expect(dialogueField('sentences.1.words.7.pinyin', own)).toBe('sentences.line-2.words')
})

test('a draft that knows of no words leaves them as they are', () => {
  const draft = { ...values, sentences: values.sentences.map(({ words: _, ...own }) => own) }
  expect(dialogueBody(draft, true).sentences[0]).not.toHaveProperty('words')
})
