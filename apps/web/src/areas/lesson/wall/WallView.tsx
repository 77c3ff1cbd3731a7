import type { Lesson } from '@hakka/contract/lesson'
import type { Wall, WallRounds } from '@hakka/modules/host'
import { lazyTwice } from '@hakka/ui/at-rest.ts'
import { useRootMark } from '@hakka/ui/use-root-mark.ts'
import { Suspense, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ItemAnnouncer } from '../../../app/container/ItemAnnouncer.tsx'
import { useAnnouncer } from '../../../app/container/use-announcer.tsx'
import { useContainer } from '../../../app/container/use-container.ts'
import { useContainerKeys } from '../../../app/container/use-container-keys.ts'
import { useFit } from '../../../app/container/use-fit.ts'
import { lessonUrl } from '../address.ts'
import { HostedModule } from '../HostedModule.tsx'
import { lessonGroups, modulesOf } from '../lesson-entries.ts'
import { useModuleHost } from '../use-module-host.ts'
import { DrawnPupil } from './DrawnPupil.tsx'
import { TeamPanel } from './TeamPanel.tsx'
import { NEW_TEAMS, teamsReducer } from './teams.ts'
import { useDraw } from './use-draw.ts'
import { WallFoot } from './WallFoot.tsx'
import '../../../app/container/games.css'
import '../../../app/container/one-screen.css'
import '../../../app/container/container.css'
import '../../../app/container/fit.css'
import './wall.css'
import './team.css'

/** `mod` is the module's index plus one; items keep the hash they have on the lesson's page. */
const PLACE_RULE = { param: 'mod', entries: 'position', items: 'position' } as const

/** Of teachers alone. */
const LiveClass = lazyTwice(() => import('./LiveClass.tsx'))

const NOTHING_DONE = { done: new Map<number, null>(), begun: new Set<number>() }

/**
 * A lesson for a class: one slide or round fills the screen, its text as large as the wall lets it be. Nothing is
 * judged; the teacher opens the answers, and walks on by keys or a clicker.
 */
export function WallView({ lesson }: { lesson: Lesson }) {
  const modules = useMemo(() => modulesOf(lesson), [lesson])
  const [query] = useSearchParams()
  const onePage = ['one_page', '1'].includes(query.get('view_mode') ?? '')
  const state = useContainer(lessonGroups(lesson, NOTHING_DONE), PLACE_RULE, onePage ? 'one_page' : 'slide')
  const { announce, line } = useAnnouncer()
  const host = useModuleHost({ lesson, modules, state, announce, finish: () => {}, finishRound: () => {} })
  const [teams, act] = useReducer(teamsReducer, NEW_TEAMS)
  const [inTeams, setInTeams] = useState(false)
  const { wall, rounds, hasAnswers, toggleAnswers, closeAnswers } = useWall((right) => {
    if (inTeams) act({ type: 'tried', right })
  })
  const [shows, setShows] = useState({ pinyin: true, chinese: true })
  const onWall = useMemo(() => {
    const { reading } = host
    const pinyin = reading.pinyin === 'none' ? 'marks' : reading.pinyin
    return {
      ...host,
      wall,
      reading: {
        ...reading,
        pinyin: shows.pinyin ? pinyin : ('none' as const),
        chinese: shows.chinese,
        projector: false,
        size: 1 as const,
        autoSay: false,
      },
    }
  }, [host, wall, shows])
  const draw = useDraw()
  const stage = useRef<HTMLDivElement>(null)
  useRootMark('data-bare')
  useFit(stage)
  const navigate = useNavigate()
  const { at, entry, entries, item, items, slides } = state
  const module = modules[at]
  // In the place of this one: back leads to where the class came from.
  const leave = () => void navigate(lessonUrl(lesson, { mod_no: at + 1 }), { replace: true })

  const ahead = (by: -1 | 1): (() => void) | undefined => {
    const go =
      stepIn(rounds, by) ??
      (slides ? stepIn({ at: item, count: items.length, go: state.goToItem }, by) : undefined)
    const entryTo = (index: number) => void navigate(state.entryTo(index), { replace: true })
    const step = go ?? stepIn({ at, count: entries.length, go: entryTo }, by)
    return (
      step &&
      (() => {
        closeAnswers()
        stage.current?.scrollTo({ top: 0 })
        step()
      })
    )
  }
  const hear = () => sounds(stage.current)[0]?.click()
  useContainerKeys({
    item: (by) => ahead(by)?.(),
    entry: (by) => ahead(by)?.(),
    escape: leave,
    others: {
      ' ': hear,
      a: hasAnswers ? toggleAnswers : undefined,
      n: draw.next,
      t: () => setInTeams(!inTeams),
      u: inTeams ? () => act({ type: 'undo' }) : undefined,
    },
  })
  return (
    <div data-level={lesson.level_no} data-lookup-dialect={lesson.dialect_id} className="bare-page wall">
      <div className="flex min-w-0 items-center gap-4 px-8 pt-3">
        <span className="flex-none rounded-code bg-primary px-2.5 text-18 font-bold text-white">
          {entry?.code}
        </span>
        <h1 className="truncate text-18 text-muted">{entry?.name}</h1>
        <h2 lang="hak-Hant-TW" className="truncate text-18 text-muted max-md:sr-only">
          {lesson.title}
        </h2>
        <p className="ml-auto flex-none text-18 text-muted">{placeIn(rounds, state)}</p>
      </div>
      <div className="wall-middle">
        {inTeams && <TeamPanel team={0} teams={teams} act={act} />}
        <div ref={stage} className="fit-stage">
          <div className="fit-content" data-one-screen={state.oneScreen || undefined}>
            {module && <HostedModule host={onWall} module={module} items={state.shown} keeps={false} />}
            {line}
          </div>
        </div>
        {inTeams && <TeamPanel team={1} teams={teams} act={act} />}
      </div>
      {draw.drawn !== undefined && (
        <DrawnPupil no={draw.drawn} left={draw.left} next={draw.next} close={draw.close} />
      )}
      <WallFoot
        leave={leave}
        shows={shows}
        onShows={setShows}
        hear={hear}
        draw={draw}
        teams={{
          on: inTeams,
          toggle: () => setInTeams(!inTeams),
          undo: teams.before.length > 0 ? () => act({ type: 'undo' }) : undefined,
        }}
        answers={hasAnswers ? { open: wall.answers, toggle: toggleAnswers } : undefined}
        before={ahead(-1)}
        after={ahead(1)}
      >
        {host.classroom && module && (
          <Suspense>
            <LiveClass module={module} />
          </Suspense>
        )}
      </WallFoot>
      <ItemAnnouncer state={state} />
    </div>
  )
}

/** What the views tell of their answers and rounds. */
function useWall(tried: (right: boolean) => void) {
  const [answers, setAnswers] = useState(false)
  const [boards, setBoards] = useState(0)
  const [rounds, setRounds] = useState<WallRounds>()
  const latest = useRef(tried)
  useLayoutEffect(() => {
    latest.current = tried
  })
  const ways = useMemo(
    () => ({
      answerable() {
        setBoards((count) => count + 1)
        return () => setBoards((count) => count - 1)
      },
      rounds(shown: WallRounds) {
        setRounds(shown)
        return () => setRounds(undefined)
      },
      tried: (right: boolean) => latest.current(right),
    }),
    [],
  )
  const wall: Wall = useMemo(() => ({ ...ways, answers }), [ways, answers])
  return {
    wall,
    rounds,
    hasAnswers: boards > 0,
    toggleAnswers: () => setAnswers(!answers),
    closeAnswers: () => setAnswers(false),
  }
}

type Steps = Pick<WallRounds, 'at' | 'count' | 'go'>

/** The step to the next or last of some, where there is one. */
function stepIn(among: Steps | undefined, by: -1 | 1): (() => void) | undefined {
  const to = (among?.at ?? 0) + by
  return among && to >= 0 && to < among.count ? () => among.go(to) : undefined
}

function placeIn(
  rounds: WallRounds | undefined,
  { slides, item, items, at, entries }: ReturnType<typeof useContainer>,
): string {
  if (rounds && rounds.count > 1)
    return `第 ${rounds.at + 1} ${rounds.unit}，共 ${rounds.count} ${rounds.unit}`
  return slides ? `${item + 1} / ${items.length}` : `第 ${at + 1} / ${entries.length} 個活動`
}

const sounds = (stage: HTMLElement | null): HTMLElement[] =>
  Array.from(stage?.querySelectorAll<HTMLElement>('[data-sound]') ?? []).filter((own) =>
    own.checkVisibility(),
  )
