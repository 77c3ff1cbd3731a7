import type { Competition } from '@hakka/contract/competition'
import { AGREE } from '@hakka/contract/constants/competition'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ListOrdered, Pencil, Plus, Repeat2, Settings, Trash2, Trophy } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { api } from '../../app/api.ts'
import { servicesContext } from '../../app/context.ts'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { pageMeta } from '../../app/meta.ts'
import { orFailed } from '../../app/or-failed.ts'
import { queryOf } from '../../app/query.ts'
import { ClassHead } from '../../app/school-class/ClassHead.tsx'
import type { Route } from './+types/taught.ts'
import { AwayTeamDialog } from './AwayTeamDialog.tsx'
import { CompetitionTable, ownSide } from './CompetitionTable.tsx'
import { EmptyCompetitions } from './EmptyCompetitions.tsx'
import { InvitationCard, InvitationDialog } from './Invitation.tsx'
import { NoCompetitions } from './NoCompetitions.tsx'
import { orSay } from './or-say.ts'
import { isInvited, stateOf } from './StateBadge.tsx'
import './form.css'

export const meta = () => pageMeta('班級競賽')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api: ask } = context.get(servicesContext)
  const query = queryOf(request, ['class_id'])
  const loaded = await orFailed(
    Promise.all([
      ask('GET /api/my/teaching-class/competitions', { query }),
      ask('GET /api/my/teaching-class/list'),
    ]),
  )
  return loaded && { ...loaded[0].data, classes: loaded[1].data.school_classes }
}

/** The competitions of the classes that somebody teaches; invitations stand above. */
export default function TaughtCompetitions({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  if (!loaderData) return <NoCompetitions />
  const { competitions, now, classes } = loaderData
  const chosen = params.get('class_id') ?? ''
  const ofClass = classes.find(({ id }) => String(id) === chosen)
  const invited = competitions.filter((own) => isInvited(own, stateOf(own, now)))
  const open = classes.filter(({ status, archived_at }) => status === 1 && archived_at === null)
  return (
    <section aria-labelledby="competitions">
      {ofClass && (
        <div className="mb-6 grid gap-5">
          <ClassHead own={ofClass} page="competitions" />
        </div>
      )}
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h2 id="competitions" className="mr-auto text-26 font-bold max-md:w-full">
          班級競賽
        </h2>
        {classes.length > 1 && (
          <label className="flex max-w-full items-center gap-2.5">
            <span className="flex-none">班級</span>
            <select
              className="field-input w-auto! max-w-80 min-w-0 text-ellipsis"
              value={chosen}
              onChange={({ target }) =>
                void navigate(`/my/teaching-class/competitions${target.value && `?class_id=${target.value}`}`)
              }
            >
              <option value="">全部班級</option>
              {classes.map(({ id, name }) => (
                <option key={id} value={id} translate="no">
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {open.length > 0 && (
          <Link
            to={`/my/teaching-class/competition/form?class_id=${open.some(({ id }) => String(id) === chosen) ? chosen : open[0]?.id}`}
            className={buttonClass({ kind: 'outline' })}
          >
            <Plus aria-hidden="true" />
            新增競賽
          </Link>
        )}
      </div>
      {invited.map((own) => (
        <InvitationCard key={own.id} own={own} onAnswered={revalidate} />
      ))}
      {competitions.length === 0 ? (
        <EmptyCompetitions
          action={
            open.length === 0 && (
              <Link to="/my/teaching-class/form" className={buttonClass({ kind: 'brand' })}>
                <Plus aria-hidden="true" />
                建立班級
              </Link>
            )
          }
        >
          {open.length > 0
            ? '按「新增競賽」，用對方的班級代碼邀請隔壁班來比一場。'
            : '先建立一個公開的班級，就能邀請別的班級來比。'}
        </EmptyCompetitions>
      ) : (
        <CompetitionTable
          list={competitions}
          now={now}
          actions={(own) => <Deeds own={own} now={now} onChanged={revalidate} />}
        />
      )}
    </section>
  )
}

function Deeds({ own, now, onChanged }: { own: Competition; now: string; onChanged(): Promise<void> }) {
  const [open, setOpen] = useState<'delete' | 'away' | 'answer'>()
  const state = stateOf(own, now)
  const { id, home_team, away_team, event } = own
  const { title } = event.game
  const isHome = home_team.is_my_teaching_class
  const isAway = away_team.is_my_teaching_class
  const accepted = away_team.agree_status === AGREE.accepted
  const opponent = (ownSide(own) === 'home' ? away_team : home_team).name
  const close = () => setOpen(undefined)
  async function remove(): Promise<void> {
    const { message } = await orSay('刪除競賽失敗，請稍後再試', () =>
      api('DELETE /api/my/teaching-class/competition', { body: { id } }),
    )
    toast({ type: 'success', body: message })
    await onChanged()
  }
  return (
    <>
      {accepted && (
        <Link
          to={`/event/competition?id=${id}`}
          aria-label={`${state === 'ended' ? '看結果' : '看戰況'}：${title}，對${opponent}`}
          className={buttonClass({ kind: state === 'running' ? 'outline' : 'ghost' })}
        >
          <Trophy aria-hidden="true" />
          {state === 'ended' ? '看結果' : '看戰況'}
        </Link>
      )}
      {isHome && state === 'rejected' && (
        <Link
          to={`/my/teaching-class/competition/form?class_id=${own.home_team_id}&copy=${id}`}
          className={buttonClass({ kind: 'ghost' })}
        >
          <Repeat2 aria-hidden="true" />
          換對手
        </Link>
      )}
      {/* Until it begins, yes may become no as well. */}
      {isAway && (accepted ? state === 'coming' : state !== 'ended') && (
        <Button kind="ghost" onClick={() => setOpen('answer')}>
          {state === 'rejected' ? '改成接受' : accepted ? '改成拒絕' : '看邀請'}
        </Button>
      )}
      {accepted && state !== 'ended' && (
        <Link
          to={`/event/game?id=${event.id}#rank`}
          aria-label={`「${title}」的遊戲和排行榜`}
          title="遊戲和排行榜"
          className="competition-icon"
        >
          <ListOrdered size={20} aria-hidden="true" />
        </Link>
      )}
      {isAway && state !== 'ended' && accepted && (
        <IconButton label={`「${title}」的客隊設定`} onClick={() => setOpen('away')}>
          <Settings size={20} aria-hidden="true" />
        </IconButton>
      )}
      {/* A class that is gone has no code, and what it was asked is changed for nobody. */}
      {isHome && own.away_team_code !== '' && !(accepted && state === 'ended') && (
        <Link
          to={`/my/teaching-class/competition/form?id=${id}`}
          aria-label={`修改「${title}」`}
          title="修改"
          className="competition-icon"
        >
          <Pencil size={20} aria-hidden="true" />
        </Link>
      )}
      {isHome && (
        <IconButton label={`刪除「${title}」`} onClick={() => setOpen('delete')}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      )}
      <ConfirmDialog
        open={open === 'delete'}
        onClose={close}
        title={`刪除「${title}」？`}
        confirm="刪除"
        onConfirm={remove}
      >
        <p>
          <span translate="no">{opponent}</span>也看不到這場競賽了，兩班的成績和排行榜都會不見。
        </p>
      </ConfirmDialog>
      {open === 'away' && <AwayTeamDialog own={own} open onClose={close} onSaved={onChanged} />}
      {open === 'answer' && <InvitationDialog own={own} open onClose={close} onAnswered={onChanged} />}
    </>
  )
}
