import { ApiError } from '@hakka/contract/api-error'
import type { StudyKindName } from '@hakka/contract/constants'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import type { StudyLine } from '@hakka/contract/study-recording'
import { Button } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Segmented } from '@hakka/ui/Segmented.tsx'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { DoubtedSounds } from '../../DoubtedSounds.tsx'
import { FORM_CARD } from '../../form-card.ts'
import { UnsavedGuard } from '../../UnsavedGuard.tsx'
import { BulkSounds } from './BulkSounds.tsx'
import { RecordingSession } from './RecordingSession.tsx'
import { useTakes } from './use-takes.ts'

type Which = 'open' | 'all'

/** What was put in, told when it has been. */
export interface PutIn {
  written: number
  left: readonly string[]
}

/** Where recordings go, in words. */
export interface Goal {
  /** 放進教材 */
  deed: string
  /** What comes of it. */
  outcome: string
}

/**
 * Records the sentences of something one after the other, takes sounds that were recorded elsewhere, and puts all of that
 * where it is to be heard. It begins anew with other lines: give it a key of them.
 */
export function RecordingDesk({
  lines,
  dialectId,
  doubtsOf,
  goal,
  send,
  putIn,
  onPut,
}: {
  lines: readonly StudyLine[]
  dialectId: number
  /** A kind of self-study: the others know of no sounds that may not fit. */
  doubtsOf?: StudyKindName
  goal: Goal
  /** Keeps a recording. @returns its address */
  send(line: StudyLine, audio: File): Promise<string>
  putIn(): Promise<PutIn>
  onPut(put: PutIn): void
}) {
  // What lacked a voice at the beginning stays in the list: what was recorded is heard again there.
  const lacking = lines.filter(
    ({ voice, take_url, was }) => voice !== 'human' || take_url !== '' || was !== null,
  )
  const [which, setWhich] = useState<Which>('open')
  const { revalidate } = useRevalidator()
  const takes = useTakes(lines, send)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<string>()
  const isPut = useRef(false)
  const isOpen = () => !isPut.current && (takes.isSending || takes.failed > 0)

  async function put(): Promise<void> {
    setBusy(true)
    setTold(undefined)
    try {
      const done = await putIn()
      isPut.current = true
      onPut(done)
      await revalidate()
      // Where nothing has changed, the same session goes on.
      isPut.current = false
      setBusy(false)
    } catch (error) {
      setTold(error instanceof ApiError ? error.message : UNKNOWN_ERROR)
      setBusy(false)
    }
  }
  const choice = (
    <Segmented<Which>
      label="要錄哪些"
      hideLabel
      value={which}
      onChange={setWhich}
      options={[
        { value: 'open', label: `要錄的 ${lacking.length}` },
        { value: 'all', label: `全部 ${lines.length}` },
      ]}
    />
  )
  const doubts = lines.flatMap(({ item_id: itemId, url, was }) => (was ? { itemId, url, ...was } : []))
  const withDoubts = (session: ReactNode) =>
    doubtsOf ? (
      <DoubtedSounds kind={doubtsOf} sounds={doubts}>
        {session}
      </DoubtedSounds>
    ) : (
      session
    )
  const shown = which === 'open' ? lacking : lines
  return (
    <>
      {shown.length === 0 ? (
        <>
          {choice}
          <EmptyState title="每一句都有真人的聲音了" />
        </>
      ) : (
        withDoubts(
          <RecordingSession key={which} lines={shown} takes={takes} dialectId={dialectId}>
            {choice}
            <section aria-label="錄好的" className="grid gap-2">
              <p>
                錄好 <b className="tabular-nums">{takes.count}</b> 句，還沒{goal.deed}。
              </p>
              <Button
                kind="brand"
                block
                busy={busy || takes.isSending}
                disabled={takes.count === 0 || takes.failed > 0}
                onClick={() => void put()}
              >
                {takes.isSending ? '存檔中…' : goal.deed}
              </Button>
              <p className="text-14 text-muted">{goal.outcome}現在離開也不會不見，下次可以接著錄。</p>
              {told !== undefined && (
                <p role="alert" className="text-wrong-deep">
                  {told}
                </p>
              )}
            </section>
          </RecordingSession>,
        )
      )}
      <BulkSounds key={which} lines={shown} onKeep={takes.keep} />
      <UnsavedGuard when={isOpen()} isDirty={isOpen} />
    </>
  )
}

/** What came of putting recordings in. */
export function PutInTold({ put: { written, left }, goal, now }: { put: PutIn; goal: Goal; now: string }) {
  const heading = useId()
  return (
    <section className={`${FORM_CARD} mb-4`} aria-labelledby={heading}>
      <h2 id={heading} className="text-18 font-bold" role="status">
        {written > 0 ? `${written} 句${goal.deed}了，${now}` : '沒有放進任何一句。'}
      </h2>
      {left.length > 0 && (
        <p>
          這 {left.length} 句在錄音以後改過字或拼音，沒有放進去，請再錄一次：
          {left.map((text) => `「${text}」`).join('')}
        </p>
      )}
    </section>
  )
}

/** Other lines, or other voices of theirs, are another session. */
export const sessionKey = (lines: readonly StudyLine[]): string =>
  lines.map(({ voice, take_url, was }) => `${voice} ${take_url !== ''} ${was !== null}`).join()
