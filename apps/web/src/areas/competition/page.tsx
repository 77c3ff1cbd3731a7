import type { CompetitionPlace } from '@hakka/contract/competition'
import { type COMPETITION_STATES, competitionState } from '@hakka/contract/constants/competition'
import { leftText } from '@hakka/contract/constants/event'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { ListOrdered, Play } from 'lucide-react'
import { Link } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { queryOf } from '../../app/query.ts'
import { keepReaderDialect } from '../../app/reader-dialect.ts'
import { Breadcrumbs } from '../../app/shell/Breadcrumbs.tsx'
import { orMissing } from '../../app/throw-page.ts'
import type { Route } from './+types/page.ts'
import { daysText } from './periods.ts'
import { ShareButton } from './ShareButton.tsx'
import { Sky } from './Sky.tsx'
import { Standing } from './Standing.tsx'
import { StateBadge } from './StateBadge.tsx'
import { TopRows } from './TopRows.tsx'
import { Tug } from './Tug.tsx'
import { useLive } from './use-live.ts'
import './competition.css'
import './page.css'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(servicesContext)
  const { id = '', ...rest } = queryOf(request, ['id', 'd'])
  const { data } = await orMissing(api('GET /api/event/competition', { query: { id, ...rest } }))
  const { competition } = data
  const ranking = await orMissing(
    api('GET /api/event/competition/ranking', { query: { id: competition.id } }),
  )
  const hasDialect = new URL(request.url).searchParams.has('d')
  return { competition, ranking, dialectId: hasDialect ? competition.dialect_id : null }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `班級競賽：${loaderData.competition.title}` : '班級競賽')

/** What a play brings is money in the kitchen, points elsewhere. */
const unitOf = (gameId: number) => (gameId === 3 ? '元' : '分')

/** Two classes against each other, for everybody to see. */
export default function CompetitionPage({ loaderData }: Route.ComponentProps) {
  const { competition, ranking: loaded, dialectId } = loaderData
  const { id, event_id, title, description, agree_status, is_player } = competition
  const { ranking, ago, isOver } = useLive(id, loaded)
  const { period, home, away, my_best_data: mine } = ranking
  const now = Date.parse(ranking.now)
  const [begin, end] = [Date.parse(period.begin_at), Date.parse(period.end_at)]
  const state = competitionState({ agree: agree_status, begin, end }, now)
  const unit = unitOf(competition.event_game_id)
  const left = state === 'coming' ? `再 ${leftText(begin - now)}開始` : `還有 ${leftText(end - now)}`
  const shows = home.top.length + away.top.length > 0
  return (
    <div className="competition-page">
      <div className="competition-sky">
        <Sky />
        <div className="wrap">
          <Breadcrumbs crumbs={[{ label: '活動專區', to: '/events' }, { label: '班級競賽' }]} />
          <div className="competition-title">
            <h1>{title}</h1>
            <p>
              <StateBadge state={state} />
              {(state === 'coming' || state === 'running') && <b>{left}</b>}
              <span>{daysText(period)}</span>
            </p>
          </div>
          <div className="competition-sides">
            <Standing standing={home} unit={unit} />
            <span className="competition-against" aria-hidden="true">
              對
            </span>
            <Standing standing={away} unit={unit} isAway />
          </div>
        </div>
      </div>
      <div className="wrap">
        {agree_status === 1 && state !== 'coming' && (
          <Tug ranking={ranking} unit={unit}>
            {!isOver && (
              <p className="competition-live">
                <i aria-hidden="true" />
                即時更新．{ago < 2 ? '剛剛' : `${ago} 秒前`}
              </p>
            )}
          </Tug>
        )}
        <div className="competition-go">
          <div>
            {description && (
              <p translate="no" className="whitespace-pre-line">
                {description}
              </p>
            )}
            {mine ? (
              <OwnBest mine={mine} unit={unit} />
            ) : (
              <p className="text-muted">{invite(state, is_player)}</p>
            )}
          </div>
          {state === 'running' && (
            <Link
              to={`/event/game?id=${event_id}#rank`}
              className={buttonClass({ kind: 'brand', size: 'l' })}
              onClick={() => dialectId !== null && keepReaderDialect(dialectId)}
            >
              <Play aria-hidden="true" />
              {mine ? '再挑戰一次' : is_player ? '開始挑戰' : '玩玩看'}
            </Link>
          )}
          {state === 'coming' && (
            <Link
              to={`/event/game?id=${event_id}#rank`}
              className={buttonClass({ kind: 'outline', size: 'l' })}
            >
              <ListOrdered aria-hidden="true" className="max-sm:hidden" />
              遊戲和排行榜
            </Link>
          )}
          <ShareButton id={id} title={title} />
        </div>
        {shows && (
          <div className="grid gap-6 lg:grid-cols-2">
            <TopRows standing={home} unit={unit} />
            <TopRows standing={away} unit={unit} />
          </div>
        )}
      </div>
    </div>
  )
}

const OwnBest = ({ mine, unit }: { mine: CompetitionPlace; unit: string }) => (
  <p className="tabular-nums">
    <b>
      你最好的一次 {mine.score.toLocaleString('zh-TW')} {unit}
    </b>
    <span className="ml-3 text-muted">
      {mine.used_time_text}．隊上第 {mine.rank}
    </span>
  </p>
)

function invite(state: keyof typeof COMPETITION_STATES, isPlayer: boolean): string {
  if (state === 'ended') return '比賽結束了，謝謝兩班同學。'
  if (state === 'running')
    return isPlayer ? '你還沒玩過，為你們班加一份力吧！' : '兩班同學登入後玩，成績才算在隊上。'
  return state === 'coming' ? '還沒開始，先看看對手是誰。' : '等對方老師接受挑戰。'
}
