import type { Deal } from '#kit/public.ts'
import type { RecoverSentenceContent } from './content.ts'

/** What the sentences mean, and the pieces of all of them in one pool. Their sounds say the order. */
export const shownRecoverSentence = ({ sentences }: RecoverSentenceContent, deal: Deal) => ({
  sentences: sentences.map(({ chinese }) => ({ chinese })),
  pieces: deal(sentences.flatMap((own) => own.sentence_segments).map((piece, id) => ({ ...piece, id }))),
})
export type ShownRecoverSentence = ReturnType<typeof shownRecoverSentence>
