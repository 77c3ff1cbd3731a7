import type { SetValues } from './set-values.ts'

const TITLE = 'title'
const PROMPT = 'prompt '
const EXAMPLE = 'example '

/** All that a set says whole, to be compared with the dictionary: of a sentence with gaps nobody knows what is in them. */
export const setLines = ({ words, questions, ...own }: SetValues) => [
  { id: TITLE, name: '標題', text: own['title.hakka'], pinyin: own['title.pinyin'] },
  ...words.map(({ id, text, pinyin }) => ({ id, name: '詞庫', text, pinyin })),
  ...questions.flatMap((question, at) =>
    question.kind === 'cloze'
      ? []
      : [
          {
            id: PROMPT + question.id,
            name: `第 ${at + 1} 題`,
            text: question['prompt.hakka'],
            pinyin: question['prompt.pinyin'],
          },
          {
            id: EXAMPLE + question.id,
            name: `第 ${at + 1} 題的範文`,
            text: question['example.hakka'],
            pinyin: question['example.pinyin'],
          },
        ],
  ),
]

/** A set with readings in the place of its own, by the ids of its lines. */
export const withReadings = (values: SetValues, readings: ReadonlyMap<string, string>): SetValues => ({
  ...values,
  'title.pinyin': readings.get(TITLE) ?? values['title.pinyin'],
  words: values.words.map((word) => ({ ...word, pinyin: readings.get(word.id) ?? word.pinyin })),
  questions: values.questions.map((question) => ({
    ...question,
    'prompt.pinyin': readings.get(PROMPT + question.id) ?? question['prompt.pinyin'],
    'example.pinyin': readings.get(EXAMPLE + question.id) ?? question['example.pinyin'],
  })),
})
