import { dialectName } from '@hakka/contract/constants'
import { EVENT_GAMES } from '@hakka/contract/constants/event'
import type { EventPage } from '@hakka/contract/event'
import { gameViews } from '@hakka/games/web'
import { toast } from '@hakka/ui/toast.ts'
import { useRootMark } from '@hakka/ui/use-root-mark.ts'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { readerDialect } from '../../app/reader-dialect.ts'
import { orMissing, orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/game.ts'
import { Aside } from './Aside.tsx'
import { wayBack } from './BackLink.tsx'
import { EntryScreen } from './EntryScreen.tsx'
import { orNull } from './or-null.ts'
import { PlayScreen } from './PlayScreen.tsx'
import { StoryScreen } from './StoryScreen.tsx'
import { phaseOf } from './times.ts'
import { sendResult, unsentResult } from './unsent.ts'
import './event.css'
import './play.css'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(servicesContext)
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const { data: event } = await orMissing(api('GET /api/event', { query: { id } }))
  const query = { event_id: event.id }
  const [ranks, boards] = await Promise.all([
    orPage(orNull(api('GET /api/event/rank', { query }))),
    orPage(orNull(api('GET /api/event/boards', { query }))),
  ])
  return { event, ranks, boards: boards?.data ?? null }
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.event.title ?? '活動專區')

/** A result of before that this browser could not send is sent before another play takes its place. */
function useKept(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const kept = unsentResult()
    if (!kept) return
    void sendResult(kept).then((sent) => {
      if (!('saved' in sent)) return
      toast({ type: 'success', body: `上一局的成績存好了：${sent.saved.score} 分` })
      void revalidate()
    })
  }, [revalidate])
}

/** What is on the screen: a story that opens the page, what to choose, what comes before the game, the game. */
type Stage = 'opening' | 'entry' | 'story' | 'play'

/** The dialect that this device's reader uses, where the event has it. */
function dialectOf({ dialects }: EventPage): number {
  const own = readerDialect()
  return dialects.includes(own) ? own : (dialects[0] ?? own)
}

export default function EventGame({ loaderData: { event, ranks, boards } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const view = gameViews.get(event.event_game_id)
  const isOpen = phaseOf(event, Date.parse(event.now)) === 'running' && event.deleted_at === null
  const [stage, setStage] = useState<Stage>(view?.opening && isOpen ? 'opening' : 'entry')
  useKept()
  const [choice, setChoice] = useState({ dialectId: 0, practice: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens.
  useEffect(() => {
    if (stage !== 'opening') return
    // Who comes for the ranking is led there.
    if (location.hash === '#rank') setStage('entry')
    else setChoice({ dialectId: dialectOf(event), practice: false })
  }, [])
  useRootMark('data-plays', view !== undefined && stage !== 'entry')
  const title = EVENT_GAMES.find(({ id }) => id === event.event_game_id)?.title ?? event.title
  if (!view || stage === 'entry') {
    return (
      <EntryScreen
        event={event}
        ranks={ranks}
        boards={boards}
        title={title}
        view={view}
        onStart={(dialectId, practice) => {
          setChoice({ dialectId, practice })
          setStage(practice || view?.opening ? 'play' : 'story')
          void view?.load()
        }}
      />
    )
  }
  if (choice.dialectId === 0) return <Aside title="查詢中..." />
  if (stage === 'story' && !view.Teaching) {
    return (
      <StoryScreen
        event={event}
        level={view.level}
        dialectId={choice.dialectId}
        lines={view.story(choice.dialectId)}
        onDone={() => setStage('play')}
      />
    )
  }
  return (
    <Suspense>
      <PlayScreen
        key={stage}
        event={event}
        view={view}
        title={title}
        dialectId={choice.dialectId}
        dialectName={dialectName(choice.dialectId)}
        practice={choice.practice}
        ranks={ranks?.ranking_bars_data ?? []}
        {...(stage !== 'play' && { onTaught: () => setStage(stage === 'opening' ? 'entry' : 'play') })}
        onLeave={() => navigate(wayBack(event).to)}
        onBack={() => setStage('entry')}
      />
    </Suspense>
  )
}
