import { blankSolution } from '#kit/blank/blank-score.ts'
import { defineModuleType } from '#kit/define.ts'
import { answeredRelations } from './answered.ts'
import { type RelationContent, relationAnswer, relationContent } from './content.ts'
import { shownRelations } from './public.ts'
import { markWordRelation, scoreWordRelation } from './score.ts'

export default defineModuleType<RelationContent>({
  id: 'word_relation_ver',
  name: '語詞關係圖',
  version: 1,
  counted: { relations: '個關係' },
  schema: relationContent,
  empty: () => ({
    words: [
      { id: 1, text: '客', pinyin: 'hag2', chinese: '' },
      { id: 2, text: '家', pinyin: 'ga24', chinese: '' },
    ],
    relations: [{ from: 1, to: 2, text: '關係', lang: 'zh', interactive_flg: false, options: [] }],
  }),
  answer: relationAnswer,
  shown: shownRelations,
  mark: markWordRelation,
  score: scoreWordRelation,
  solution: ({ relations }) => blankSolution(relations),
  answered: answeredRelations,
})
