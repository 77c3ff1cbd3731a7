import type { WritingSet } from '@hakka/contract/writing'
import { GAP_MARKS } from '@hakka/hakka/gaps'
import type { Picture } from '../../../app/desk/PicturesField.tsx'
import { renumbered, wordsIn } from './gaps-of-cloze.ts'
import { type WordEntry, wordEntries, wordField, wordsSent, wordsText } from './word-entry.ts'

/** A question of either kind: what the other kind has stays in the form until the page is left. */
export interface QuestionEntry {
  id: string
  kind: 'cloze' | 'article'
  'hakka.text': string
  'hakka.pinyin': string
  'chinese.text': string
  /** What each gap takes, as a line. */
  answers: string[]
  'prompt.hakka': string
  'prompt.pinyin': string
  'prompt.chinese': string
  /** One a line. */
  hints: string
  pictures: Picture[]
  'example.hakka': string
  'example.pinyin': string
  'example.chinese': string
}

export interface SetValues {
  /** Chosen for a new one. */
  level_no: number
  'title.hakka': string
  'title.pinyin': string
  'title.chinese': string
  words: WordEntry[]
  questions: QuestionEntry[]
}

export const newQuestion = (id: string): QuestionEntry => ({
  id,
  kind: 'cloze',
  'hakka.text': '',
  'hakka.pinyin': '',
  'chinese.text': '',
  answers: [],
  'prompt.hakka': '',
  'prompt.pinyin': '',
  'prompt.chinese': '',
  hints: '',
  pictures: [],
  'example.hakka': '',
  'example.pinyin': '',
  'example.chinese': '',
})

const entryOf = (question: WritingSet['questions'][number], at: number): QuestionEntry => {
  const empty = newQuestion(`question-${at + 1}`)
  if (question.kind === 'cloze')
    return {
      ...empty,
      'hakka.text': question.text,
      'hakka.pinyin': question.pinyin,
      'chinese.text': question.chinese,
      answers: question.answers.map((words) => words.join('、')),
    }
  const { prompt, example } = question
  return {
    ...empty,
    kind: 'article',
    'prompt.hakka': prompt.hakka,
    'prompt.pinyin': prompt.pinyin,
    'prompt.chinese': prompt.chinese ?? '',
    hints: question.hints.join('\n'),
    pictures: question.picture_urls.map((url) => ({ url })),
    'example.hakka': example.hakka,
    'example.pinyin': example.pinyin,
    'example.chinese': example.chinese ?? '',
  }
}

export const NEW_SET: SetValues = {
  level_no: 1,
  'title.hakka': '',
  'title.pinyin': '',
  'title.chinese': '',
  words: [],
  questions: [],
}

/** Names of entries go by their places: whoever loads the same set has the same. */
export const setValues = ({ level_no, title, words, questions }: WritingSet): SetValues => ({
  level_no,
  'title.hakka': title.hakka,
  'title.pinyin': title.pinyin,
  'title.chinese': title.chinese,
  words: wordEntries(words),
  questions: questions.map(entryOf),
})

const written = (own: QuestionEntry, of: 'prompt' | 'example') => ({
  hakka: own[`${of}.hakka`],
  pinyin: own[`${of}.pinyin`],
  chinese: own[`${of}.chinese`],
})

function questionBody(own: QuestionEntry) {
  if (own.kind === 'article')
    return {
      kind: own.kind,
      prompt: written(own, 'prompt'),
      hints: hintsIn(own),
      pictures: own.pictures,
      example: written(own, 'example'),
    }
  const { text, answers } = renumbered({ text: own['hakka.text'], answers: own.answers })
  return {
    kind: own.kind,
    hakka: { text, pinyin: own['hakka.pinyin'] },
    chinese: { text: own['chinese.text'] },
    answers: answers.map(wordsIn),
  }
}

const hintsIn = ({ hints }: QuestionEntry) =>
  hints
    .split('\n')
    .map((hint) => hint.trim())
    .filter(Boolean)

export const setBody = (values: SetValues) => ({
  title: {
    hakka: values['title.hakka'],
    pinyin: values['title.pinyin'],
    chinese: values['title.chinese'],
  },
  words: wordsSent(values.words),
  questions: values.questions.map(questionBody),
})

/**
 * The server names entries by their places (`questions.0.hakka.text`). They may be moved before they are mended, so in
 * the form they have their names: `questions.<id>.hakka.text`. What one field holds is told at that field.
 */
export function fieldNamed(field: string, values: SetValues): string {
  const [list, at, part, index, ...rest] = field.split('.')
  if (list !== 'questions') return wordField(field, values.words)
  const entry = values.questions[Number(at)]
  if (!entry || part === undefined) return list
  const own = part === 'hints' || part === 'pictures' || rest.length > 0 ? [part] : [part, index]
  const within = part === 'answers' ? [part, index] : own
  return [list, entry.id, ...within].filter((name) => name !== undefined).join('.')
}

export const SET_LABELS = {
  level_no: '級別',
  'title.hakka': '標題',
  'title.pinyin': '標題的拼音',
  'title.chinese': '標題的華語',
  words: '詞庫',
  questions: '題目',
} as const satisfies Record<keyof SetValues, string>

const lines = (...own: (string | false)[]) => own.filter(Boolean).join('\n')

/** How lists read where two editors' work is shown side by side. */
export const SET_SHOW = {
  words: wordsText,
  questions: (questions: readonly QuestionEntry[]) =>
    questions
      .map((own, at) =>
        own.kind === 'cloze'
          ? lines(
              `第 ${at + 1} 題：填空`,
              own['hakka.text'],
              own['hakka.pinyin'],
              own['chinese.text'],
              own.answers.map((words, gap) => `${GAP_MARKS[gap] ?? gap + 1} ${words}`).join('　'),
            )
          : lines(
              `第 ${at + 1} 題：寫短文`,
              own['prompt.hakka'],
              own['prompt.pinyin'],
              own['prompt.chinese'],
              own.hints && `提示：${hintsIn(own).join('；')}`,
              own.pictures.length > 0 && `${own.pictures.length} 張圖`,
              `範文：${own['example.hakka']}`,
              own['example.pinyin'],
              own['example.chinese'],
            ),
      )
      .join('\n\n'),
}
