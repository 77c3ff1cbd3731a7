import type { SpeakingCategory, SpeakingSentence } from '@hakka/contract/speaking'
import type { Judgement } from '@hakka/modules/host'
import { useMemo } from 'react'
import { judgeSpeech } from '../judge.ts'
import { useStudyProgress } from './progress.ts'

/** Points of what is judged. */
const TOTAL = 100

/** The sentences of a theme in their order. */
export const sentencesOf = ({ subcategories }: SpeakingCategory): SpeakingSentence[] =>
  subcategories.flatMap(({ sentences }) => sentences)

/** Addresses of what is heard of them. */
export const soundsOf = (sentences: readonly SpeakingSentence[]): string[] =>
  sentences.flatMap(({ hakka_sentence: { audio } }) => audio?.url ?? [])

/** What somebody has said of speaking, the best of each sentence; and the judge, which adds to it. */
export function useSpoken({ category_id, dialect_id }: SpeakingCategory, userId: number | null) {
  const { done, doneIn, finish, reload } = useStudyProgress('speaking', userId)
  const scores = useMemo(
    () => new Map([...done].flatMap(([id, { result }]) => (result ? [[id, result.earned] as const] : []))),
    [done],
  )
  return {
    scores,
    doneIn: (categoryId: number) => doneIn(categoryId, dialect_id),
    reload,
    /** Has a sentence judged: the score is its learner's. */
    async judge(sentence: SpeakingSentence, file: Uint8Array<ArrayBuffer>): Promise<Judgement | undefined> {
      const { id, version, hakka_sentence } = sentence
      const { text, pinyin } = hakka_sentence
      const judgement = await judgeSpeech(
        dialect_id,
        { words: [{ text, pinyin }], file },
        { thing: 'spoken_sentence', thing_id: id, version_id: version, item: 0 },
      )
      if (judgement) {
        const result = { earned: judgement.score, total: TOTAL }
        finish(id, { answer: null, result, usedMs: 0, theme: { category_id, dialect_id } })
      }
      return judgement
    },
  }
}
