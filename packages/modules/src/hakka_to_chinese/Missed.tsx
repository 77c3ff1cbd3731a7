import { ToldCard } from '#kit/check/ToldCard.tsx'
import { meaningOf } from '#kit/check/told.ts'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import type { HakkaToChineseContent } from './content.ts'
import type { ToldLine } from './line.ts'
import { ui } from './ui.ts'

/** What to think of: which tile is not said here, or stands elsewhere; after the third miss the next one. */
export function MissedMessage({
  told: { picked, why, next },
  misses,
  spares,
}: {
  told: ToldLine
  misses: number
  /** How many false tiles there are. */
  spares: number
}) {
  if (misses > 2 && next) return <ResultMessage kind="told" title={ui.listenNext(next.text)} />
  const title = misses < 2 ? ui.wrong : spares > 0 ? ui.takeSpares : ui.stillWrong
  return (
    <ResultMessage kind="wrong" title={title}>
      {picked ? (meaningOf(picked) ?? '') + ui.why[why](picked.text) : ui.goesOn}
    </ResultMessage>
  )
}

/** The first wrong tile, and the sentence, each with its sound. */
export function MissedCards({
  told: { picked },
  question: { hakka_question_text: text, sound },
}: {
  told: ToldLine
  question: HakkaToChineseContent['questions'][number]
}) {
  return (
    <>
      {picked && <ToldCard label={ui.laidHere} told={picked} tone="wrong" />}
      <div className="grid min-w-0 sm:max-w-72">
        <ToldCard label={ui.asked} told={{ text, sound }} tone="plain" />
      </div>
    </>
  )
}
