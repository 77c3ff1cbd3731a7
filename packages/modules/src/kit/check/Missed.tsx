import type { SubmissionResult } from '#kit/board/answer-area.ts'
import type { BoardArea, BoardOption } from '#kit/board/board.ts'
import { useHost } from '#kit/host-context.tsx'
import type { TextFace } from '#kit/public.ts'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { useSaid } from '#kit/said/use-said.tsx'
import { ui } from '#kit/ui.ts'
import type { Help } from './help.ts'
import { ToldCard } from './ToldCard.tsx'
import { besides, meaningOf, type Reasons, toldOf } from './told.ts'
import { useExplained } from './use-explained.tsx'

export interface MissedProps {
  missed: SubmissionResult['missed']
  options: readonly BoardOption[]
  areas: readonly BoardArea[]
  /** What was asked for, where there is one place only. */
  asked?: TextFace | undefined
  help: Help
  /** Said of an option instead of what it means. */
  reasons?: Reasons | undefined
  /** Which places are not right yet, where these have no face; else how many of them. */
  where?: string | undefined
}

/** The first of what was missed: what was picked, and against what. */
function useMissed({ missed, options, areas, asked }: MissedProps) {
  const { vocabulary } = useHost()
  const [first] = missed
  const picked = options.find(({ id }) => id === first?.id)
  const place = areas.find(({ id }) => id === first?.area)
  const against = asked ?? (areas.length > 1 ? place?.face : undefined)
  const told = useExplained(picked && toldOf(picked.option, vocabulary))
  return { picked: told, against: told && against && besides(toldOf(against, vocabulary), told) }
}

/** What to think of: what the wrong answer means, never the right one; after the third miss the answer. */
export function MissedMessage(props: MissedProps) {
  const { picked, against } = useMissed(props)
  const { help, options, areas, missed, reasons, where } = props
  const [told] = help.told
  const answer = options.find(({ id }) => id === told?.id)
  const place = areas.find(({ id }) => id === told?.area)
  if (answer && place) {
    return (
      <ResultMessage
        kind="told"
        title={
          areas.length > 1 ? ui.belongsTo(answer.option.text, place.name) : ui.listenHere(answer.option.text)
        }
      />
    )
  }
  const means = [picked, against].flatMap((own) => (own && meaningOf(own)) ?? []).join('')
  const reason = reasons?.get(missed[0]?.id ?? -1) ?? means
  const title = help.taken !== undefined ? ui.takenAway : help.closed.length > 0 ? ui.stillWrong : ui.wrongOne
  return (
    <ResultMessage kind="wrong" title={title}>
      {where ?? (missed.length > 1 && ui.more(missed.length))}
      {reason || (picked && ui.notThis(picked.text))}
    </ResultMessage>
  )
}

/** Both with their sounds and pictures. */
export function MissedCards(props: MissedProps) {
  const { vocabulary } = useHost()
  const { picked, against } = useMissed(props)
  const [told] = props.help.told
  const answer = props.options.find(({ id }) => id === told?.id)
  // After the third miss the answer; before, what was picked and what was asked.
  useSaid('missed', answer ? [toldOf(answer.option, vocabulary).sound] : [picked?.sound, against?.sound])
  if (!picked) return null
  const sorted = props.areas.length > 1
  return (
    <>
      <ToldCard label={sorted ? ui.put : ui.picked} told={picked} tone="wrong" />
      {against && <ToldCard label={sorted ? ui.here : ui.asked} told={against} tone="plain" />}
    </>
  )
}
