import { CHECK_KINDS, type CheckKind, FACE_NAMES, ROLE_FACES } from '@hakka/contract/constants'
import type { DeskDialogue } from '@hakka/contract/listening'
import { newId } from '../../../app/desk/entries/new-id.ts'
import type { Picture } from '../../../app/desk/PicturesField.tsx'
import { type SaidEntry, saidEntry, saidSent } from './said-entry.ts'
import { type WordEntry, wordEntries, wordsSent, wordsText } from './word-entry.ts'

export type FaceName = (typeof ROLE_FACES)[number]

/** Who speaks; its id is the one that sentences name. */
export interface RoleEntry {
  id: string
  name: string
  pinyin: string
  chinese: string
  face: FaceName
}

export interface LineEntry extends SaidEntry {
  role: string
  /** The number that it has as it is saved; `null` of a new one. */
  was: number | null
  /** Words that learners may open. A draft from before there were any here has none. */
  words?: WordEntry[]
}

export interface OptionEntry {
  id: string
  text: string
  pinyin: string
  lang: 'hak' | 'zh'
  image: Picture[]
}

/** One kind of question: made by the site unless an editor makes it. */
export interface CheckEntry {
  /** Its kind. */
  id: CheckKind
  isOwn: boolean
  question: string
  /** Name of the sentence that has its answer; '' where none is named. A draft from before it could be has none. */
  at?: string
  options: OptionEntry[]
  /** Name of the right option. */
  answer: string
}

export interface DialogueValues {
  'title.hakka': string
  'title.pinyin': string
  'title.chinese': string
  roles: RoleEntry[]
  sentences: LineEntry[]
  questions: CheckEntry[]
}

const faceOf = (face: string): FaceName => ROLE_FACES.find((own) => own === face) ?? 'girl'

export const newRole = (id: string): RoleEntry => ({ id, name: '', pinyin: '', chinese: '', face: 'girl' })

export const newLine = (id: string, role: string): LineEntry => ({
  ...saidEntry(id),
  role,
  was: null,
  words: [],
})

export const newOption = (id: string, text = '', pinyin = ''): OptionEntry => ({
  id,
  text,
  pinyin,
  lang: 'hak',
  image: [],
})

const siteCheck = (kind: CheckKind): CheckEntry => ({
  id: kind,
  isOwn: false,
  question: '',
  at: '',
  options: [],
  answer: '',
})

/** A new one begins with two who speak, and as many sentences as it needs. */
export function newDialogue(sentences: number): DialogueValues {
  const roles: RoleEntry[] = [
    { ...newRole('role-1'), face: 'girl' },
    { ...newRole('role-2'), face: 'boy' },
  ]
  return {
    'title.hakka': '',
    'title.pinyin': '',
    'title.chinese': '',
    roles,
    sentences: Array.from({ length: sentences }, (_, at) =>
      newLine(`line-${at + 1}`, `role-${(at % 2) + 1}`),
    ),
    questions: CHECK_KINDS.map(siteCheck),
  }
}

/** Names of entries go by their places: whoever loads the same dialogue has the same. */
export const dialogueValues = ({ title, roles, sentences, questions }: DeskDialogue): DialogueValues => ({
  'title.hakka': title.hakka,
  'title.pinyin': title.pinyin,
  'title.chinese': title.chinese,
  roles: roles.map((own) => ({ ...own, face: faceOf(own.face) })),
  sentences: sentences.map((own) => ({
    ...saidEntry(`line-${own.no}`, own),
    role: own.role,
    was: own.no,
    words: wordEntries(own.words),
  })),
  questions: CHECK_KINDS.map((kind) => {
    const own = questions.find((question) => question.kind === kind)
    if (!own) return siteCheck(kind)
    const options = own.options.map(
      (option, at): OptionEntry => ({
        id: `${kind}-${at + 1}`,
        text: option.text,
        pinyin: option.pinyin,
        lang: option.is_chinese ? 'zh' : 'hak',
        image: option.image_url === null ? [] : [{ url: option.image_url }],
      }),
    )
    return {
      id: kind,
      isOwn: true,
      question: own.question,
      at: own.at === null ? '' : `line-${own.at}`,
      options,
      answer: options[own.answer]?.id ?? '',
    }
  }),
})

const sentQuestions = ({ questions }: DialogueValues) => questions.filter(({ isOwn }) => isOwn)

/** A sentence that is gone has no place. */
function placeOf({ sentences }: DialogueValues, line: string): number | null {
  const index = sentences.findIndex(({ id }) => id === line)
  return index < 0 ? null : index + 1
}

/** @param texts whether texts may be written: what may not is left out, and stays */
export const dialogueBody = (values: DialogueValues, texts: boolean) => ({
  sentences: values.sentences.map((own) => ({
    ...saidSent(own),
    role: own.role,
    no: own.was,
    ...(texts && own.words && { words: wordsSent(own.words) }),
  })),
  ...(texts && {
    title: {
      hakka: values['title.hakka'],
      pinyin: values['title.pinyin'],
      chinese: values['title.chinese'],
    },
    roles: values.roles,
    questions: sentQuestions(values).map(({ id, question, at, options, answer }) => ({
      kind: id,
      question,
      ...(at !== undefined && { at: placeOf(values, at) }),
      options: options.map(({ text, pinyin, lang, image }) => ({
        text,
        pinyin,
        is_chinese: lang === 'zh',
        image: image[0] ?? null,
      })),
      answer: Math.max(
        0,
        options.findIndex((own) => own.id === answer),
      ),
    })),
  }),
})

/** Once it is saved, every sentence that was sent has the number of its place there. */
export const renumbered = (values: DialogueValues, sent: DialogueValues): DialogueValues => ({
  ...values,
  sentences: values.sentences.map((own) => {
    const at = sent.sentences.findIndex(({ id }) => id === own.id)
    return { ...own, was: at < 0 ? null : at + 1 }
  }),
})

/** An editor's own question begins with what the dialogue offers. */
export function begunCheck({ id, ...own }: CheckEntry, { roles }: DialogueValues): CheckEntry {
  if (own.options.length > 0) return { id, ...own, isOwn: true }
  const given = id === 'who' ? roles.map(({ name, pinyin }) => ({ text: name, pinyin })) : []
  const options = [...given, ...Array.from({ length: Math.max(0, 3 - given.length) }, () => undefined)].map(
    (option) => newOption(newId(), option?.text, option?.pinyin),
  )
  return { id, ...own, options, isOwn: true, answer: options[0]?.id ?? '' }
}

/** The server names entries by their places (`sentences.0.role`); in the form they have their names. */
export function dialogueField(field: string, values: DialogueValues): string {
  const [list, at, part, index, ...rest] = field.split('.')
  if (list === 'roles' || list === 'sentences') {
    const entry = values[list][Number(at)]
    if (!entry || part === undefined) return list
    if (list === 'sentences' && part === 'words') {
      const word = values.sentences[Number(at)]?.words?.[Number(index)]
      return word
        ? [list, entry.id, part, word.id, rest[0] ?? 'text'].join('.')
        : [list, entry.id, part].join('.')
    }
    const within = list === 'sentences' && part.endsWith('_sentence') ? [part, index ?? 'text'] : [part]
    return [list, entry.id, ...within].join('.')
  }
  if (list !== 'questions' || at === undefined) return field
  const question = sentQuestions(values)[Number(at)]
  if (!question) return list
  const option = part === 'options' ? question.options[Number(index)] : undefined
  const within = option ? [option.id, rest[0] ?? 'text'] : [part ?? 'question']
  return [list, question.id, ...within].join('.')
}

export const DIALOGUE_LABELS = {
  'title.hakka': '標題',
  'title.pinyin': '標題的拼音',
  'title.chinese': '標題的華語',
  roles: '角色',
  sentences: '句子',
  questions: '小測驗',
} as const satisfies Record<keyof DialogueValues, string>

export const CHECK_NAMES: Record<CheckKind, string> = {
  said: '哪一句說過',
  order: '下一句是哪一句',
  who: '這句是誰說的',
}

/** How lists read where two editors' work is shown side by side. */
export const DIALOGUE_SHOW = {
  roles: (roles: readonly RoleEntry[]) =>
    roles
      .map(({ name, pinyin, chinese, face }) => `${name} ${pinyin}（${chinese}），${FACE_NAMES[face]}`)
      .join('\n'),
  sentences: (sentences: readonly LineEntry[]) =>
    sentences
      .map((own, at) =>
        [
          `第 ${at + 1} 句`,
          own['hakka_sentence.text'],
          own['hakka_sentence.pinyin'],
          own['chinese_sentence.text'],
          own['hakka_sentence.audio'] || '沒有聲音',
          ...(own.words?.length ? [`詞語：${wordsText(own.words).replaceAll('\n', '、')}`] : []),
        ].join('　'),
      )
      .join('\n'),
  questions: (questions: readonly CheckEntry[]) =>
    questions
      .map(({ id, isOwn, question, options, answer }) =>
        isOwn
          ? [
              `${CHECK_NAMES[id]}：${question}`,
              ...options.map((own) => `${own.id === answer ? '✓' : '　'} ${own.text} ${own.pinyin}`),
            ].join('\n')
          : `${CHECK_NAMES[id]}：由網站出題`,
      )
      .join('\n\n'),
}
