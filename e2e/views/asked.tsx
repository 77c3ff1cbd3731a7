import { games } from '@hakka/games/server'
import { gameViews } from '@hakka/games/web'
import { expect, vi } from 'vitest'
import { render } from 'vitest-browser-react'

/** Play time goes so much faster than the test's, and pauses are so much shorter. */
const FASTER = { clock: 20, pauses: 5 }

/** What was said of answers, one after the other, and what was right: it may be gone before somebody looks. */
const said: { word: string; answer: string; marked: number }[] = []

/** Speeds a game up, until what is returned is called. */
export function faster(): () => void {
  const now = performance.now.bind(performance)
  const later = window.setTimeout.bind(window)
  vi.spyOn(performance, 'now').mockImplementation(() => now() * FASTER.clock)
  vi.stubGlobal('setTimeout', (act: () => void, ms = 0) => later(act, ms / FASTER.pauses))
  const looks = new MutationObserver(() => {
    const word = document.querySelector('.feedback:not([data-seen])')
    if (!word) return
    word.setAttribute('data-seen', '')
    const read = (part: string) => word.querySelector(part)?.textContent ?? ''
    const marked = document.querySelectorAll('[data-right="false"]').length
    said.push({ word: read('.feedback-word'), answer: read('.feedback-answer'), marked })
  })
  looks.observe(document.body, { childList: true, subtree: true })
  said.length = 0
  return () => {
    looks.disconnect()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
}

/** Begins a game that asks question after question, with three of a sample's. */
export async function begins(id: number, told: unknown, practice = false) {
  const rules = games.get(id)
  const view = gameViews.get(id)
  if (!rules || !view) throw new Error(`no game ${id}`)
  const content = rules.content.parse(told)
  const deal = rules.deal(content, '00112233445566778899aabbccddeeff', 3)
  const onEnd = vi.fn()
  const onLeave = vi.fn()
  await view.load()
  const { unmount } = await render(
    <main>
      <view.Game
        title="遊戲"
        dialectId={1}
        dialectName="四縣腔"
        content={content}
        deal={deal}
        practice={practice}
        onLeave={onLeave}
        onEnd={onEnd}
      />
    </main>,
  )
  await asks(1)

  /** What was sent gives by the rules what it says; its answers are shown in the place of the game. */
  async function ends(score: number): Promise<void> {
    await expect.poll(() => onEnd.mock.calls.length, { timeout: 20_000 }).toBe(1)
    const played: { quizData: unknown; score: number; usedTime: number } = onEnd.mock.calls[0]?.[0]
    const verdict = rules?.replay(content, deal, rules.log.parse(played.quizData))
    expect(verdict).toMatchObject({ ok: true, fault: null, finished: true, score })
    expect(played.score).toBe(score)
    await unmount()
    if (!view) return
    await render(
      <main>
        <section className="event-card answers">
          <view.Answers dialectId={1} content={content} deal={deal} verdict={verdict} />
        </section>
      </main>,
    )
    await expect.poll(() => document.querySelector('.answers-title')).not.toBeNull()
  }
  return { content, deal, onLeave, ends }
}

/** A question is asked once its heading has the focus. */
export const asks = (no: number) =>
  expect.poll(() => document.activeElement?.textContent ?? '', { timeout: 20_000 }).toContain(`第 ${no} 題：`)

/** So many answers were judged, the last one so. */
export const isJudged = (count: number, last: string, press?: () => Promise<void>) =>
  expect
    .poll(
      async () => {
        if (said.length < count) await press?.()
        return [said.length, said.at(-1)?.word]
      },
      { timeout: 20_000, interval: 20 },
    )
    .toEqual([count, last])

/** The last answer was wrong: it was told what was right, and where it was not. */
export async function isCorrected(answer: string): Promise<void> {
  await expect.poll(() => said.at(-1)?.answer ?? '').toContain(answer)
  expect(said.at(-1)?.marked).toBeGreaterThan(0)
}

/** Nothing is wider than a phone, nothing that is pressed too small for a finger, and the way on is in sight. */
export function fitsPhone(): void {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  const small = [...document.querySelectorAll<HTMLElement>('.play-screen button')]
    .filter((own) => own.checkVisibility())
    .map((own) => own.getBoundingClientRect())
    .filter(({ width, height }) => Math.min(width, height) < 44)
  expect(small).toEqual([])
  const next = document.querySelector('.play-next')?.getBoundingClientRect()
  expect(next?.bottom).toBeLessThanOrEqual(innerHeight)
}
