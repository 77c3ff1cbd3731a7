import { games } from '@hakka/games/server'
import { gameViews } from '@hakka/games/web'
import { createRoutesStub } from 'react-router'
import { expect, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { PlayScreen } from '../../apps/web/src/areas/event/PlayScreen.tsx'
import './events.css'

const ELSEWHERE = '這一局已經在另一個分頁或另一台裝置上接著玩了'
const OVER = '這一局已經結束，請回活動頁再開一局'
/** Of games that ask question after question. */
const QUESTIONS = 3
const EVENT_ID = 7

/** A play that is open at the site. */
interface Open {
  no: number
  /** How often it was opened: who opened it last goes on. */
  opening: number
  deal: unknown
  state: unknown
  told: object[]
  begun: number
}

const samples = import.meta.glob<unknown>('../../packages/games/src/*/sample.json', {
  eager: true,
  import: 'default',
})

const answered = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const refused = (status: number, message: string) => answered({ code: 'refused', message }, status)

/** A site that keeps a game's answers and is asked step by step, as far as the page of a play speaks to it. */
export function siteOf(gameId: number, folder: string) {
  const game = games.get(gameId)
  const view = gameViews.get(gameId)
  if (!game || !view) throw new Error(`no game ${gameId}`)
  const { steps } = game
  const content = game.content.parse(samples[`../../packages/games/src/${folder}/sample.json`])
  const asked: Record<string, unknown>[] = []
  const results: Record<string, unknown>[] = []
  let open: Open | undefined
  let lost = 0

  const now = () => Math.floor(performance.now())

  /** Opens the play that is open, or another one, as whichever device asks for it. */
  function begin(): Open {
    if (open && steps.resumes) {
      open = { ...open, opening: open.opening + 1 }
      return open
    }
    const no = (open?.no ?? 0) + 1
    const deal = game?.deal(content, String(no).padStart(32, '0'), QUESTIONS)
    open = { no, opening: 1, deal, state: steps.fresh, told: [], begun: now() }
    return open
  }

  function start(): Response {
    const { no, opening, deal, state, told, begun } = begin()
    const known = steps.known(content, deal, state)
    return answered({
      data: {
        token: `${no}/${opening}`,
        n: steps.count(deal),
        seq: told.length,
        elapsed: now() - begun,
        state,
        game: { ...known, font: null },
      },
    })
  }

  function step({ token, seq, act }: Record<string, unknown>): Response {
    const [no, opening] = String(token).split('/').map(Number)
    if (!open || open.no !== no) return refused(404, OVER)
    if (open.opening !== opening) return refused(409, ELSEWHERE)
    const before = open.told[Number(seq) - 1]
    if (before) return answered(before)
    const after = steps.step(content, open.deal, open.state, steps.act.parse(act), now() - open.begun)
    if (!after) return refused(422, '這一步現在不能做')
    const told = { seq, ...after.told }
    open = { ...open, state: after.state, told: [...open.told, told] }
    asked.push(Object(act))
    return answered(told)
  }

  function result(body: Record<string, unknown>): Response {
    if (!open) return refused(404, OVER)
    const log = steps.log(open.state, now() - open.begun)
    const { score, leastTime, finished } = Object(game?.replay(content, open.deal, log))
    const told = { uuid: '7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a11', score, used_time: leastTime }
    // What is saved on the way ends nothing.
    if (!finished) return answered({ status: 'success', ...told, ranked: false, reason: 'unfinished' })
    results.push(body)
    open = undefined
    return answered({ status: 'success', ...told, ranked: true, reason: null })
  }

  const fetchFile = window.fetch.bind(window)
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const body: Record<string, unknown> = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    switch (pathname) {
      case '/api/csrf':
        return answered({ data: { token: 'token', user_id: null } })
      case '/api/event/play/start':
        return start()
      case '/api/event/play/step':
        if (lost > 0) {
          lost -= 1
          throw new TypeError('Failed to fetch')
        }
        return step(body)
      case '/api/event/result':
      case '/api/event/result/update':
        return result(body)
      default:
        return fetchFile(input, init)
    }
  })

  return {
    content,
    /** What was asked of it, and the results that it got. */
    asked,
    results,
    deal: () => open?.deal,
    /** The same player opens the event on another device. */
    opensElsewhere: () => void begin(),
    /** So many steps never arrive. */
    loses(count: number) {
      lost = count
    },
    /** Shows the page of the play as it is after the story; once more: as it is after a reload. */
    async opens(): Promise<void> {
      await cleanup()
      await view.load()
      const at = '2026-11-25T04:00:00Z'
      const Site = createRoutesStub([
        {
          path: '/event/game',
          Component: () => (
            <PlayScreen
              event={{
                id: EVENT_ID,
                title: '聽聲挑戰盃',
                description: '',
                event_game_id: gameId,
                begin_at: at,
                end_at: '2026-12-25T04:00:00Z',
                deleted_at: null,
                registration_status: 1,
                is_practice: false,
                competition_id: null,
                rank_requires: 'V2',
                quiz_length: null,
                time_limit: null,
                dialects: [1],
                now: at,
              }}
              view={view}
              title="遊戲"
              dialectId={1}
              dialectName="四縣腔"
              practice={false}
              ranks={[]}
              onLeave={() => {}}
              onBack={() => {}}
            />
          ),
        },
        { path: '/event/game/result', Component: () => <h1>成績</h1> },
      ])
      await render(
        <main>
          <Site initialEntries={['/event/game']} />
        </main>,
      )
      await expect.poll(() => document.querySelector('.play-screen:not(.play-aside)')).not.toBeNull()
    },
  }
}
export type EventSite = ReturnType<typeof siteOf>

/** What a play says that has gone on elsewhere, and one in whose place another has come. */
export const SAID = { elsewhere: ELSEWHERE, over: OVER }
