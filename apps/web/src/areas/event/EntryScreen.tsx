import { DIALECTS } from '@hakka/contract/constants'
import { leftText } from '@hakka/contract/constants/event'
import type { EventPage, Boards as OwnBoards, Ranking as Ranks } from '@hakka/contract/event'
import { type GameView, SoundSwitch } from '@hakka/games/web'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { toast } from '@hakka/ui/toast.ts'
import { Calendar, Check, Clock, Leaf, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { keepReaderDialect, readerDialect } from '../../app/reader-dialect.ts'
import { BackLink } from './BackLink.tsx'
import { Boards } from './Boards.tsx'
import { factsOf } from './facts.ts'
import { Guide } from './Guide.tsx'
import { Ranking } from './Ranking.tsx'
import { momentText, periodText, phaseOf } from './times.ts'
import { useNow } from './use-now.ts'

/** What a ranking without rows says outside of the event's time. */
const NOBODY = { coming: '活動開始以後，名次會出現在這裡。', running: undefined, ended: '沒有人上榜。' }

const NO_RANKS = '獲取排名數據失敗，請稍後再試'

/** Before a game: dialect, start and how it is played beside the ranking; outside of its time the ranking alone. */
export function EntryScreen({
  event,
  ranks,
  boards,
  title,
  view,
  onStart,
}: {
  event: EventPage
  /** Null where it could not be fetched. */
  ranks: Ranks | null
  boards: OwnBoards | null
  title: string
  view: GameView | undefined
  onStart(dialectId: number, practice: boolean): void
}) {
  const now = useNow(event.now)
  const isRanked = ranks !== null
  useEffect(() => {
    if (!isRanked) toast({ type: 'error', body: NO_RANKS })
  }, [isRanked])
  const phase = phaseOf(event, now)
  const isOpen = phase === 'running' && event.deleted_at === null
  const left = Date.parse(phase === 'coming' ? event.begin_at : event.end_at) - now
  const says = {
    coming: `再 ${leftText(left)}開始`,
    running: `還有 ${leftText(left)}`,
    ended: '活動已結束，只看排行榜',
  }[phase]
  // Outside of its time nobody can be the first: boards without rows would ask for what can't be done.
  const shownBoards = boards && (isOpen || boards.improved.length + boards.played.length > 0) ? boards : null
  const hero = `/images/events/hero-${view ? event.event_game_id : 1}`
  return (
    <div className={cx('event-entry', !isOpen && 'event-closed')} data-level={view?.level ?? 4}>
      <div className="event-hero">
        <picture>
          <source media="(width < 48rem)" srcSet={`${hero}-phone.svg`} />
          <img src={`${hero}.svg`} alt="" width={1440} height={440} />
        </picture>
        <div className="wrap">
          <BackLink event={event} />
          <h1>{title}</h1>
          <p className="event-title">{event.title}</p>
          <p className="event-left">
            {phase === 'ended' ? (
              <Calendar size={22} aria-hidden="true" />
            ) : (
              <Clock size={22} aria-hidden="true" />
            )}
            {event.deleted_at === null ? says : '這個活動已經取消'}
          </p>
        </div>
      </div>
      <div className="wrap event-columns">
        {isOpen && view ? (
          <Choices event={event} view={view} onStart={onStart} />
        ) : (
          <Closed event={event} phase={phase} isOpen={isOpen} />
        )}
        {!event.is_practice && (
          <div className="event-card event-rank">
            {ranks ? (
              <Ranking
                ranks={ranks}
                levels={view?.levels}
                score={view?.score}
                completed={view?.completed}
                none={NOBODY[phase]}
              />
            ) : (
              <p id="rank" className="ranking-none" role="alert">
                {NO_RANKS}
              </p>
            )}
          </div>
        )}
        {!event.is_practice && shownBoards && <Boards boards={shownBoards} levels={view?.levels} />}
      </div>
    </div>
  )
}

function Choices({
  event,
  view,
  onStart,
}: {
  event: EventPage
  view: GameView
  onStart(dialectId: number, practice: boolean): void
}) {
  const { dialects } = event
  const [chosen, setChosen] = useState(dialects[0])
  // The device knows which dialect its reader has used; the page is the same for all before that.
  useEffect(() => {
    const own = readerDialect()
    if (dialects.includes(own)) setChosen(own)
  }, [dialects])
  const start = (practice: boolean) => {
    if (chosen === undefined) return
    keepReaderDialect(chosen)
    onStart(chosen, practice)
  }
  return (
    <div className="event-card event-start">
      <fieldset>
        <legend>選一個腔調</legend>
        <div className="event-dialects">
          {DIALECTS.map(({ id, name }) => {
            const has = dialects.includes(id)
            return (
              <label key={id}>
                <input
                  type="radio"
                  name="dialect"
                  value={id}
                  checked={chosen === id}
                  disabled={!has}
                  onChange={() => setChosen(id)}
                />
                {chosen === id && <Check size={20} strokeWidth={3} aria-hidden="true" />}
                <span>
                  {name}
                  {!has && <small>尚無此腔調的內容</small>}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
      {dialects.length === 0 && <p className="mt-4">目前沒有題目資料</p>}
      <Button
        kind="primary"
        size="l"
        block
        className="event-go"
        disabled={chosen === undefined}
        icon={
          event.is_practice ? <Leaf aria-hidden="true" /> : <Play fill="currentColor" aria-hidden="true" />
        }
        onClick={() => start(event.is_practice)}
      >
        {event.is_practice ? '開始練習' : '開始'}
      </Button>
      <p className="event-about">{factsOf(event, view).join(' · ')}</p>
      {event.rank_requires === 'V2' && !event.is_practice && (
        <p className="event-about">這個活動一步一步查核：玩的時候要連著網路，斷線會等到接上，時間照走。</p>
      )}
      <div className="mt-1 flex flex-wrap justify-center">
        {!event.is_practice && (
          <button
            type="button"
            className="event-practice"
            disabled={chosen === undefined}
            onClick={() => start(true)}
          >
            <Leaf size={20} aria-hidden="true" />
            練習：不計時、不排名
          </button>
        )}
        {view.switched && <SoundSwitch />}
      </div>
      <div className="event-how">
        <h2>怎麼玩</h2>
        {view.guided ? (
          <Guide
            rules={view.rules}
            disabled={chosen === undefined}
            onStart={() => start(event.is_practice)}
          />
        ) : (
          <ol>
            {view.rules.map(({ picture, text }, index) => (
              <li key={picture}>
                <img src={`/images/events/${picture}.svg`} alt="" width={220} height={150} />
                <p>
                  <b aria-hidden="true">{index + 1}</b>
                  {text}
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  )
}

function Closed({ event, phase, isOpen }: { event: EventPage; phase: string; isOpen: boolean }) {
  const title = isOpen
    ? '這個遊戲還在準備'
    : event.deleted_at !== null
      ? '這個活動已經取消'
      : phase === 'coming'
        ? '活動還沒有開始'
        : '這個活動結束了'
  return (
    <div className="event-card event-shut">
      <Bird width={150} />
      <div>
        <h2>{title}</h2>
        <p>
          {phase === 'coming'
            ? `${momentText(event.begin_at)} 開始`
            : periodText(event.begin_at, event.end_at)}
        </p>
        <p>{phase === 'ended' ? '排行榜還在這裡。' : ''}看看其他進行中的活動吧！</p>
      </div>
      <Link to="/events" className={buttonClass({ kind: 'primary' })}>
        看其他活動
      </Link>
    </div>
  )
}
