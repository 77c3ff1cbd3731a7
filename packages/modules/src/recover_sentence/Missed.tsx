import { ToldCard } from '#kit/check/ToldCard.tsx'
import { meaningOf, toldOf } from '#kit/check/told.ts'
import { useExplained } from '#kit/check/use-explained.tsx'
import type { Either } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { useSaid } from '#kit/said/use-said.tsx'
import { ui as kitUi } from '#kit/ui.ts'
import type { Recovery } from './recovery.ts'
import { ui } from './ui.ts'

/** How it stands: what was picked wrongly, what it means and what it does not follow; after the third miss what comes next. */
export function Message({
  state,
  lit,
  faceOf,
}: {
  state: Recovery
  /** The piece that comes next, once it is told. */
  lit: Either | undefined
  faceOf(id: number): Either
}) {
  const { told, line, completed } = state
  const { vocabulary, toldLater } = useHost()
  const picked = useExplained(told ? toldOf(faceOf(told.id), vocabulary) : undefined)
  if (told && lit) return <ResultMessage kind="told" title={ui.listenNext(lit.text)} />
  if (told && picked) {
    const before = told.after === undefined ? undefined : faceOf(told.after).text
    return (
      <ResultMessage kind="wrong" title={ui.failed}>
        {before === undefined ? ui.notFirst(picked.text) : ui.notAfter(picked.text, before)}
        {meaningOf(picked)}
      </ResultMessage>
    )
  }
  if (line.length > 0)
    return <ResultMessage kind="held">{toldLater ? ui.goingLater : ui.going}</ResultMessage>
  if (completed.length > 0) return <ResultMessage kind="right">{ui.rightOne}</ResultMessage>
  return <ResultMessage kind="hint">{toldLater ? ui.hintLater : ui.hint}</ResultMessage>
}

/** The piece that was picked wrongly, or the one that comes next, with meaning and sound. */
export function MissedPiece({ face, right }: { face: Either; right: boolean }) {
  const { vocabulary } = useHost()
  const told = useExplained(toldOf(face, vocabulary)) ?? face
  useSaid(`missed ${face.text}`, ['sound' in told ? told.sound : undefined])
  return <ToldCard label={right ? ui.next : kitUi.picked} told={told} tone={right ? 'right' : 'wrong'} />
}
