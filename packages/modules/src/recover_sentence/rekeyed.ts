import { mixed } from '#kit/testing/rekeyed.ts'
import type { RecoverSentenceContent } from './content.ts'

/** A content that differs from another in its key alone. */
export default function rekeyed({ sentences }: RecoverSentenceContent, seed: number): RecoverSentenceContent {
  const lists = mixed(
    sentences.map((own) => own.sentence_segments),
    seed,
  )
  return {
    sentences: sentences.map(({ chinese, sentence_segments }, at) => ({
      chinese,
      sound: { url: `${seed}.mp3` },
      sentence_segments: lists[at] ?? sentence_segments,
    })),
  }
}
