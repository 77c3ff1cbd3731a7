import type { WritingSet } from '@hakka/contract/writing'
import type { WritingSet as Content } from '@hakka/modules/server'
import { wordsOf } from '../../domain/self-study/present.ts'
import type { StudyItem } from '../../domain/self-study/readers.ts'

/** A set as its page shows it. It is practice: what its gaps take goes along. */
export const presentSet = ({ id, version, no, item }: StudyItem<Content>): WritingSet => ({
  id,
  version,
  no,
  level_no: item.level_no,
  title: item.title,
  words: wordsOf(item.words),
  questions: item.questions.map((question) =>
    question.kind === 'cloze'
      ? {
          kind: 'cloze',
          text: question.hakka.text,
          pinyin: question.hakka.pinyin,
          chinese: question.chinese.text,
          answers: question.answers,
        }
      : {
          kind: 'article',
          prompt: question.prompt,
          hints: question.hints,
          picture_urls: (question.pictures ?? []).map(({ url }) => url),
          example: question.example,
        },
  ),
})
