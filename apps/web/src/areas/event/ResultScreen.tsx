import { dialectName } from '@hakka/contract/constants'
import { EVENT_GAMES, levelTimes, starsOf } from '@hakka/contract/constants/event'
import type { EventResult, RankRow, Ranking as Ranks } from '@hakka/contract/event'
import { gameViews } from '@hakka/games/web'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { ChevronDown, ChevronUp, Leaf, RotateCcw, Trophy } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { BackLink } from './BackLink.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Ranking } from './Ranking.tsx'
import { Marks, Petals, Stars } from './ResultParts.tsx'
import { Standing } from './Standing.tsx'

/** A play's result, its place, its answers, and what can be done next. */
export function ResultScreen({
  result,
  ranks,
  onPractise,
}: {
  result: EventResult
  ranks: Ranks
  /** Begins practice of what was missed; without it nothing was. */
  onPractise: (() => void) | undefined
}) {
  const { stars, title } = starsOf(result.score)
  const view = gameViews.get(result.event_game_id)
  const [open, setOpen] = useState(false)
  const answers = useRef<HTMLDivElement>(null)
  const rank = ranks.now_score_data?.rank
  const own: RankRow | null = result.ranked
    ? ranks.my_best_data
    : rank === undefined
      ? null
      : {
          ...result,
          ...(view?.levels && levelTimes(result.verdict)),
          ...servedBy(result.verdict),
          rank,
          name: result.user_name,
          is_me: result.is_mine,
        }
  const rights = rightsOf(result.verdict)
  const right = rights.filter(Boolean).length

  function toggle(): void {
    setOpen(!open)
    if (open) return
    requestAnimationFrame(() => answers.current?.scrollIntoView({ block: 'start' }))
  }

  const place = rank === undefined ? '－' : result.ranked ? `第 ${rank} 名` : `約 ${rank} 名`
  const actions = (
    <div className="result-actions">
      <a href={`/event/game?id=${result.event_id}`} className={buttonClass({ kind: 'primary', size: 'l' })}>
        <RotateCcw size={22} aria-hidden="true" />
        點我重玩
      </a>
      {onPractise && (
        <Button kind="outline" size="l" icon={<Leaf aria-hidden="true" />} onClick={onPractise}>
          練習答錯的
        </Button>
      )}
      {view?.Result && (
        <a href="#rank" className={buttonClass({ kind: 'outline', size: 'l' })}>
          <Trophy size={22} aria-hidden="true" />
          看排行榜
        </a>
      )}
      <Button
        kind="outline"
        size="l"
        aria-expanded={open}
        aria-controls="answers"
        iconEnd={open ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        onClick={toggle}
      >
        {open ? '隱藏題目答案' : '查看題目答案'}
      </Button>
    </div>
  )
  const ranking = (
    <Ranking
      ranks={ranks}
      own={own}
      levels={view?.levels}
      score={view?.score}
      completed={view?.completed}
      {...(result.reason === 'visitor' ? { note: '登入後才會列入排行榜' } : {})}
    />
  )
  const shown = (
    <div className="wrap" id="answers" ref={answers}>
      {open && view && (
        <section className="event-card answers">
          <Suspense>
            <view.Answers
              dialectId={result.dialect_id}
              content={result.content}
              deal={result.deal}
              verdict={result.verdict}
            />
          </Suspense>
        </section>
      )}
    </div>
  )
  if (view?.Result) {
    return (
      <div className="event-result event-own" data-level={view.level}>
        <ReadingFace face={result.font} />
        <div className="wrap">
          <BackLink event={result} />
          <div className="event-card">
            <Suspense>
              <view.Result
                userName={result.user_name}
                dialectName={dialectName(result.dialect_id)}
                score={result.score}
                usedTimeText={result.used_time_text}
                rank={place}
                place={rank}
                content={result.content}
                players={ranks.total_player_num}
                verdict={result.verdict}
              >
                {actions}
                <Standing result={result} />
              </view.Result>
            </Suspense>
          </div>
        </div>
        {shown}
        <div className="wrap">
          <div className="event-card event-rank">{ranking}</div>
        </div>
        <NextSteps result={result} />
      </div>
    )
  }

  return (
    <div className="event-result" data-level={view?.level ?? 4}>
      <ReadingFace face={result.font} />
      <div className="result-hero">
        <img
          src={`/images/events/result-${view ? result.event_game_id : 1}.svg`}
          alt=""
          width={1440}
          height={400}
        />
        {stars >= 4 && <Petals />}
        <div className="wrap">
          <BackLink event={result} />
        </div>
      </div>
      <div className="wrap result-columns">
        <div className="event-card result-card">
          <img
            src={`/images/events/${stars >= 4 ? 'bird-happy' : 'bird-up'}.svg`}
            alt=""
            width={240}
            height={190}
            className="result-bird"
          />
          <p className="text-18">
            <b className="font-medium">{EVENT_GAMES.find(({ id }) => id === result.event_game_id)?.title}</b>
            <span className="ml-4 text-muted">{dialectName(result.dialect_id)}</span>
          </p>
          <Stars stars={stars} />
          <h1>{title}</h1>
          <p className="text-22">{result.user_name}</p>
          {view?.Summary && result.verdict !== null ? (
            <view.Summary verdict={result.verdict} usedTimeText={result.used_time_text} />
          ) : (
            <dl className="result-figures">
              <div>
                <dt>分數</dt>
                <dd>{result.score}</dd>
              </div>
              <div>
                <dt>時間</dt>
                <dd>{result.used_time_text}</dd>
              </div>
              <div>
                <dt>名次</dt>
                <dd>{place}</dd>
              </div>
            </dl>
          )}
          {rights.length > 0 && (
            <p className="result-says">
              {`答對 ${right} 題，${right === rights.length ? '每一題都對了！' : right >= 8 ? '真仔細！' : '再玩一次會更好。'}`}
            </p>
          )}
          <Marks rights={rights} />
          {actions}
          <Standing result={result} />
        </div>
        <div className="event-card event-rank">{ranking}</div>
      </div>
      {shown}
      <NextSteps result={result} />
    </div>
  )
}

/** Guests that were served, where that is what a game counts. */
function servedBy(verdict: unknown): Pick<RankRow, 'completed_count'> {
  const served: unknown =
    typeof verdict === 'object' && verdict !== null ? Reflect.get(verdict, 'completedCount') : undefined
  return typeof served === 'number' ? { completed_count: served } : {}
}

/** What was right, question by question; nothing of games that count otherwise. */
function rightsOf(verdict: unknown): boolean[] {
  if (typeof verdict !== 'object' || verdict === null || !('answers' in verdict)) return []
  const { answers } = verdict
  if (!Array.isArray(answers)) return []
  return answers.map(
    (own: unknown) => typeof own === 'object' && own !== null && Reflect.get(own, 'right') === true,
  )
}
