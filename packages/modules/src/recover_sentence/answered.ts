import type { AnsweredQuestion } from '#kit/answered.ts'
import type { RecoverSentenceContent } from './content.ts'
import { faultsOf } from './score.ts'
import { wholeSentence } from './whole.ts'

/** Sentences, and whether each was put together without a wrong pick. */
export function answeredRecoverSentence(
  content: RecoverSentenceContent,
  answer: unknown,
): AnsweredQuestion[] {
  const faults = faultsOf(content, answer)
  if (!faults) return []
  return content.sentences.map(({ chinese, sentence_segments: segments, sound }, index) => ({
    asked: { text: chinese, lang: 'zh', sound },
    right: [wholeSentence(segments)],
    given: [],
    isRight: faults.get(String(index)) === 0,
  }))
}
