import type { Competition } from '@hakka/contract/competition'
import { AGREE, CONDITIONS, playersNeeded } from '@hakka/contract/constants/competition'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ArrowRight, Check, X } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { teacherNames } from '../../app/school-class/teacher-name.ts'
import { Facing } from './Facing.tsx'
import { FlagPick } from './FlagPick.tsx'
import { orSay } from './or-say.ts'
import { hourText } from './periods.ts'
import { StateBadge } from './StateBadge.tsx'

const whole = ({ name, school }: Competition['home_team']) => [school.name, name].filter(Boolean).join(' ')

/** An invitation that waits, above the table: never only a word in a row. */
export function InvitationCard({ own, onAnswered }: { own: Competition; onAnswered(): Promise<void> }) {
  const [open, setOpen] = useState(false)
  const { home_team, away_team, event } = own
  const { begin_at, end_at } = event.period
  const day = (iso: string) => hourText(iso).slice(5, 13)
  return (
    <section className="competition-invitation" aria-label={`${whole(home_team)}的邀請`}>
      <img src={`/images/competitions/team-${home_team.flag_id}-badge.svg`} alt="" width={72} height={72} />
      <div>
        <StateBadge state="pending" own={own} />
        <p>
          <b translate="no">{whole(home_team)}</b> 想和你的 <b translate="no">{away_team.name}</b> 比「
          {event.game.title}」
        </p>
        <p className="text-16 text-muted">
          {day(begin_at)}到 {day(end_at)}
          {home_team.teachers[0] && (
            <span translate="no">．{teacherNames(home_team.teachers.slice(0, 1))}</span>
          )}
        </p>
      </div>
      <Button kind="brand" iconEnd={<ArrowRight aria-hidden="true" />} onClick={() => setOpen(true)}>
        看邀請
      </Button>
      <InvitationDialog own={own} open={open} onClose={() => setOpen(false)} onAnswered={onAnswered} />
    </section>
  )
}

/** What one is invited to, with the own flag to choose; yes or no. */
export function InvitationDialog({
  own,
  open,
  onClose,
  onAnswered,
}: {
  own: Competition
  open: boolean
  onClose(): void
  onAnswered(): Promise<void>
}) {
  const { id, home_team, away_team, event, condition_id } = own
  const [flag, setFlag] = useState(away_team.flag_id)
  const [asked, setAsked] = useState(false)
  const sending = useSending()
  const condition = CONDITIONS.find((one) => one.id === condition_id)
  const answer = async (status: number) => {
    const { message } = await api('POST /api/my/teaching-class/competition/accept', { body: { id, status } })
    toast({ type: 'success', body: message })
    onClose()
    await onAnswered()
  }
  const accept = () =>
    sending.send(() =>
      orSay('接受挑戰失敗', async () => {
        if (flag !== away_team.flag_id)
          await api('PUT /api/my/teaching-class/competition/away-team/update', {
            body: { competition_id: id, team_flag_id: flag, event_end_at: event.period.end_at },
          })
        await answer(AGREE.accepted)
      }),
    )
  const wasRejected = away_team.agree_status === AGREE.rejected
  const wasAccepted = away_team.agree_status === AGREE.accepted
  return (
    <>
      <Dialog
        open={open && !asked}
        onClose={onClose}
        kind="wide"
        title={`${home_team.school.name ?? home_team.name}邀請你的班級`}
        typed
        footer={
          <>
            {!wasRejected && (
              <Button
                kind="ghost"
                className="mr-auto"
                icon={<X aria-hidden="true" />}
                onClick={() => setAsked(true)}
              >
                拒絕
              </Button>
            )}
            {!wasAccepted && (
              <Button
                kind="brand"
                busy={sending.busy}
                icon={<Check aria-hidden="true" />}
                onClick={() => void accept()}
              >
                接受挑戰
              </Button>
            )}
          </>
        }
      >
        {(sending.alert || Object.keys(sending.errors).length > 0) && (
          <FormAlert>{sending.alert ?? Object.values(sending.errors).flat().join('　')}</FormAlert>
        )}
        <Facing home={home_team} away={away_team} awayFlag={flag} />
        <dl className="competition-terms">
          <dt>競賽項目</dt>
          <dd>{event.game.title}</dd>
          <dt>期間</dt>
          <dd>
            {hourText(event.period.begin_at)} 到 {hourText(event.period.end_at)}
          </dd>
          <dt>勝利條件</dt>
          <dd>
            {condition?.name}
            {condition_id === 1 &&
              `（${away_team.name} ${away_team.student_count} 人，至少 ${playersNeeded(away_team.student_count)} 人要玩過）`}
          </dd>
          {event.description && (
            <>
              <dt>對方的話</dt>
              <dd translate="no" className="whitespace-pre-line">
                「{event.description}」
              </dd>
            </>
          )}
        </dl>
        {!wasAccepted && (
          <FlagPick
            name={`team_flag_id-${id}`}
            label="你們的隊旗"
            value={flag}
            taken={home_team.flag_id}
            takenBy="對方"
            small
            onValue={setFlag}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={open && asked}
        onClose={() => setAsked(false)}
        title="拒絕這次邀請？"
        confirm="拒絕邀請"
        onConfirm={() => answer(AGREE.rejected)}
      >
        <p>
          <span translate="no">{whole(home_team)}</span>
          會看到「對方拒絕配對」。之後想比，你可以再發邀請給他們。
        </p>
      </ConfirmDialog>
    </>
  )
}
