import { ApiError } from '@hakka/contract/api-error'
import type { EventPage, RankRow } from '@hakka/contract/event'
import { type GameView, type PlayedGame, TimeLimit } from '@hakka/games/web'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { RotateCcw } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchAhead } from '../../app/fetch-ahead.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { Aside } from './Aside.tsx'
import { dealRound, type Round } from './deal-round.ts'
import { isHeard } from './is-heard.ts'
import { keepResult, putResult, resultUrl, sendResult, type Unsent } from './unsent.ts'

/** After a failure the result is tried again so often by itself. */
const AGAIN_MS = 5000

/** A play: asked for when the story is over, so that the server's clock begins with the game's; then its result. */
export function PlayScreen({
  event,
  view,
  title,
  dialectId,
  dialectName,
  practice,
  ranks,
  onTaught,
  onLeave,
  onBack,
}: {
  event: EventPage
  view: GameView
  title: string
  dialectId: number
  dialectName: string
  practice: boolean
  ranks: readonly RankRow[]
  /** The lesson before the game is shown in its place, with questions that are no play. */
  onTaught?: () => void
  onLeave(): void
  onBack(): void
}) {
  const [dealt, setDealt] = useState<Round>()
  const [lost, setLost] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [unsent, setUnsent] = useState<Unsent>()
  const [done, setDone] = useState<PlayedGame>()
  const [round, setRound] = useState(0)
  /** What was saved on the way, one after the other. */
  const saving = useRef<Promise<string | undefined>>(Promise.resolve(undefined))
  const kept = useRef<{ token: string; uuid: string }>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is dealt anew.
  useEffect(() => {
    let here = true
    saving.current = Promise.resolve(undefined)
    setDealt(undefined)
    setFailure(undefined)
    setLost(false)
    let own: Round | undefined
    const told = { onLost: setLost, onRefused: (message: string) => here && setFailure(message) }
    // The play's clock runs from dealing on: the game's code is fetched before.
    view
      .load()
      .then(() => dealRound(event, dialectId, practice || onTaught !== undefined, told))
      .then(
        (round) => {
          if (!here) return
          own = round
          setDealt(round)
          if (round.referee && round.done > 0) {
            toast({ type: 'success', body: '接著上次還沒玩完的一局，時間一直在走' })
          }
        },
        (cause: unknown) =>
          here && setFailure(cause instanceof ApiError ? cause.message : '獲取活動資料失敗'),
      )
    return () => {
      here = false
      own?.stop()
    }
  }, [round])

  useEffect(() => (dealt ? fetchAhead(dealt.content) : undefined), [dealt])

  useEffect(() => {
    if (dealt && !dealt.referee && !isHeard(dealt.content)) {
      toast({ type: 'warning', body: `${dialectName}還沒有合格的發音，這一局看字來玩。` })
    }
  }, [dealt, dialectName])

  if (failure !== undefined) {
    return (
      <Aside
        title={failure}
        action={
          <>
            <Button kind="ghost" onClick={onBack}>
              回到活動頁
            </Button>
            <Button kind="primary" onClick={() => setRound(round + 1)}>
              再試一次
            </Button>
          </>
        }
      />
    )
  }
  if (unsent) return <Sending unsent={unsent} onBack={onBack} />
  if (done) {
    return (
      <Aside
        title="練習完一輪了！"
        action={
          <>
            <Button kind="ghost" onClick={onBack}>
              回到活動頁
            </Button>
            <Button
              kind="primary"
              icon={<RotateCcw aria-hidden="true" />}
              onClick={() => {
                setDone(undefined)
                setRound(round + 1)
              }}
            >
              再練習一輪
            </Button>
          </>
        }
      >
        換一批題目再聽聽看，或是回去挑戰正式的一局。
      </Aside>
    )
  }
  if (!dealt) return <Aside title="查詢中..." />
  const { token } = dealt
  const bodyOf = (played: PlayedGame, token: string): Unsent['body'] => ({
    event_id: event.id,
    dialect_id: dialectId,
    score: played.score,
    used_time: played.usedTime,
    quiz_data: played.quizData,
    token,
  })
  const save = (played: PlayedGame) => {
    if (token === undefined) return
    const body = bodyOf(played, token)
    saving.current = saving.current.then(async (uuid) => {
      try {
        const saved = await putResult({ body, ...(uuid && { uuid }) })
        kept.current = { token, uuid: saved.uuid }
        return saved.uuid
      } catch {
        toast({ type: 'error', body: uuid ? '更新紀錄失敗' : '儲存紀錄失敗' })
        return uuid
      }
    })
  }
  const end = (played: PlayedGame) => {
    if (token === undefined) {
      setDone(played)
      return
    }
    const uuid = kept.current?.token === token ? kept.current.uuid : undefined
    const own = keepResult(bodyOf(played, token), uuid)
    void dealt.settled().then(() => setUnsent(own))
  }
  if (onTaught && view.Teaching) {
    return (
      <Suspense fallback={<Aside title="查詢中..." />}>
        <ReadingFace face={dealt.font} />
        <view.Teaching
          title={title}
          dialectId={dialectId}
          dialectName={dialectName}
          content={dealt.content}
          onLeave={onLeave}
          onDone={onTaught}
        />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<Aside title="查詢中..." />}>
      <ReadingFace face={dealt.font} />
      <TimeLimit value={token === undefined ? null : event.time_limit}>
        <view.Game
          key={round}
          title={title}
          dialectId={dialectId}
          dialectName={dialectName}
          content={dealt.content}
          deal={dealt.deal}
          practice={token === undefined}
          referee={dealt.referee}
          ranks={token === undefined ? [] : ranks}
          onLeave={onLeave}
          onSave={save}
          onAgain={() => setRound(round + 1)}
          onEnd={end}
        />
      </TimeLimit>
      {lost && (
        <p className="play-lost" role="status">
          網路不太穩，正在再送一次，請不要關掉這一頁。
        </p>
      )}
    </Suspense>
  )
}

/** Sends the result until the server has it, then shows it. Offline it waits for the line. */
function Sending({ unsent, onBack }: { unsent: Unsent; onBack(): void }) {
  const navigate = useNavigate()
  const [failed, setFailed] = useState<'again' | string>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a try.
  useEffect(() => {
    let here = true
    // One try at a time: of two on their way the server would be told twice.
    let isOnItsWay = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = () => !isOnItsWay && setRound((before) => before + 1)
    void sendResult(unsent).then((sent) => {
      isOnItsWay = false
      if (!here) return
      if ('saved' in sent) {
        void navigate(resultUrl(sent.saved, unsent.body), { replace: true })
      } else if ('refused' in sent) {
        setFailed(sent.refused)
      } else {
        setFailed('again')
        timer = setTimeout(again, AGAIN_MS)
      }
    })
    window.addEventListener('online', again)
    return () => {
      here = false
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [round])

  if (failed === undefined) return <Aside title="正在存你的成績…" />
  if (failed !== 'again') {
    return (
      <Aside title="儲存紀錄失敗" action={<Button onClick={onBack}>回到活動頁</Button>}>
        {failed}
      </Aside>
    )
  }
  return (
    <Aside
      title="儲存紀錄失敗"
      action={
        <Button kind="primary" onClick={() => setRound(round + 1)}>
          再存一次
        </Button>
      }
    >
      成績還留在這個瀏覽器裡。網路恢復之後會自動再送，請先不要關掉這一頁。
    </Aside>
  )
}
