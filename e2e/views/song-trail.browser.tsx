import { games } from '@hakka/games/server'
import { gameViews } from '@hakka/games/web'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finger, type Hand, mouse } from '../support/hands.ts'
import { expectNoFindings } from './axe.ts'
import { playsFaster } from './faster.ts'
import { inPage } from './in-page.ts'
import './games.css'

const samples = import.meta.glob<unknown>('../../packages/games/src/song-trail/sample.json', {
  eager: true,
  import: 'default',
})

interface Question {
  no: number
  mode: number
  option: { text: string }[]
  answer: number[]
}
interface Content {
  groups: { no: number; questions: Question[] }[]
}
interface Deal {
  groups: { no: number; questions: { no: number }[] }[]
}

const rules = games.get(5)
const view = gameViews.get(5)
if (!rules || !view?.Teaching || !view.Result) throw new Error('no game 5')
const { Answers, Game, Result, Teaching } = view

function playOf(told: Content) {
  const deal = rules?.deal(told, '00112233445566778899aabbccddeeff') as Deal
  const dealt = deal.groups.flatMap(({ questions }) => questions.map(({ no }, nth) => ({ no, nth: nth + 1 })))
  const all = told.groups.flatMap((group) => group.questions)
  const asked = dealt.flatMap(({ no, nth }) =>
    all.filter((own) => own.no === no).map((question) => ({ ...question, nth })),
  )
  return { told, shown: rules?.shown?.(told, deal), deal, asked }
}
type Own = ReturnType<typeof playOf>
const whole = playOf(rules.content.parse(Object.values(samples)[0]) as Content)
/** Two groups will do. */
const short = playOf({ ...whole.told, groups: whole.told.groups.filter(({ no }) => no === 1 || no === 4) })
const ranks = [1, 2, 3, 4, 5, 6].map((rank) => ({
  rank,
  name: `王○${rank}`,
  score: 70 - rank,
  used_time_text: '03:20.00',
  is_me: rank === 6,
}))
const at = inPage()

playsFaster(30)

async function begins({ told, shown, deal }: Own, practice = false) {
  const onEnd = vi.fn()
  await view?.load()
  await render(
    <main>
      <Game
        title="山歌尋蹤"
        dialectId={1}
        dialectName="四縣腔"
        content={practice ? told : shown}
        deal={deal}
        practice={practice}
        ranks={practice ? [] : ranks}
        onLeave={() => {}}
        onEnd={onEnd}
      />
    </main>,
  )
  await expect.poll(() => document.querySelector('.song-card')).not.toBeNull()
  return onEnd
}

const card = (place: number) => at.locator(`[data-place="${place}"]`)
/** Where an option lies on the screen. */
const placeOf = ({ option }: Question, index: number) => {
  const own = [...document.querySelectorAll<HTMLElement>('[data-place]')].find(
    (one) =>
      (one.querySelector('.song-word > [lang], .song-chinese') ?? one).textContent === option[index]?.text,
  )
  return Number(own?.dataset.place)
}
const isAsked = ({ nth }: { nth: number }) =>
  expect.poll(() => document.querySelector('.song-card h1')?.textContent ?? '').toContain(`第 ${nth} 題`)

/** Gives the answer of a question by pressing what is pressed. */
async function answers(question: Question, hand: Hand): Promise<void> {
  for (const [slot, index] of question.answer.entries()) {
    if (question.mode === 7) await hand.press(card(slot))
    await hand.press(card(placeOf(question, index)))
    if (question.mode === 5 || question.mode === 6) {
      await hand.press(at.locator(`[data-slot="${slot}"] button`))
    }
  }
}

/** What was sent is what the rules say it is worth. */
function holds({ told, deal }: Own, onEnd: ReturnType<typeof vi.fn>, score: number): void {
  const played: { quizData: unknown; usedTime: number } = onEnd.mock.calls[0]?.[0]
  const verdict = rules?.replay(told, deal, rules.log.parse(played.quizData))
  expect(verdict).toMatchObject({ ok: true, fault: null, finished: true, score, leastTime: played.usedTime })
}

test('a song is found by mouse, with a hint, and each kind of question has nothing that axe finds', async () => {
  await page.viewport(1280, 900)
  const onEnd = await begins(whole)
  const seen = new Set<number>()
  for (const [index, question] of whole.asked.entries()) {
    await isAsked(question)
    const isNew = !seen.has(question.mode)
    seen.add(question.mode)
    if (index === 0) {
      await mouse.press(at.locator('.song-hint-ask'))
      await expect.poll(() => document.activeElement?.textContent).toBe('用提示')
      expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain(
        '注意！使用提示答對題目會扣3分',
      )
      await expectNoFindings('提示')
      await mouse.press(at.getByRole('button', { name: '用提示' }))
      expect(document.querySelector('.song-hint')?.textContent).toContain('這一段用過了')
      await mouse.press(at.getByRole('button', { name: '看排行榜' }))
      await expect.poll(() => document.querySelectorAll('dialog[open] li').length).toBe(6)
      expect(document.querySelectorAll('.song-rail .song-top li')).toHaveLength(5)
      await expectNoFindings('排行榜')
      await userEvent.keyboard('{Escape}')
    }
    // Whatever is pressed can be dragged too.
    if (isNew && question.mode >= 5) {
      const from = question.mode === 7 ? 0 : placeOf(question, question.answer[0] ?? 0)
      const to =
        question.mode === 7
          ? `[data-place="${placeOf(question, question.answer[0] ?? 0)}"]`
          : '[data-slot="0"]'
      await userEvent.dragAndDrop(
        page.elementLocator(only(`[data-place="${from}"]`)),
        page.elementLocator(only(to)),
      )
      for (const [slot, own] of question.answer.entries()) {
        if (slot === 0) continue
        if (question.mode === 7) await mouse.press(card(slot))
        await mouse.press(card(placeOf(question, own)))
        if (question.mode !== 7) await mouse.press(at.locator(`[data-slot="${slot}"] button`))
      }
    } else await answers(question, mouse)
    if (isNew) await expectNoFindings(`題型 ${question.mode}`)
    if (index === 1) {
      await mouse.press(at.getByRole('button', { name: '上一題' }))
      await isAsked({ nth: 1 })
      await mouse.press(at.locator('.song-next'))
      await isAsked(question)
    }
    await mouse.press(at.locator('.song-next'))
  }
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
  holds(whole, onEnd, whole.asked.length * 5 - 3)
})

function only(selector: string): HTMLElement {
  const own = document.querySelector(selector)
  if (!(own instanceof HTMLElement)) throw new Error(`no ${selector}`)
  return own
}

test('a song is found by keys alone', async () => {
  await page.viewport(1280, 900)
  const onEnd = await begins(whole)
  const press = (key: string) => userEvent.keyboard(`{${key}}`)
  const walk = async (place: number, key: string) => {
    for (let step = 0; step < 16; step += 1) {
      if (document.activeElement?.getAttribute('data-place') === String(place)) return
      await press(key)
    }
    throw new Error(`no way to ${place}`)
  }
  for (const question of whole.asked) {
    await isAsked(question)
    await expect.poll(() => document.activeElement?.tagName).toBe('H1')
    for (const [slot, own] of question.answer.entries()) {
      const place = placeOf(question, own)
      if (question.mode < 5) await press(String(place + 1))
      else if (question.mode < 7) {
        await walk(place, 'ArrowRight')
        await press(String(slot + 1))
      } else {
        if (slot === 0) await press('ArrowDown')
        await press('ArrowLeft')
        await walk(slot, 'ArrowDown')
        await press('Enter')
        await press('ArrowRight')
        await walk(place, 'ArrowDown')
        await press('Enter')
      }
    }
    const next = only('.song-next')
    expect(next.matches(':enabled')).toBe(true)
    if (question.mode < 5) await press('Enter')
    else {
      for (let tab = 0; tab < 20 && document.activeElement !== next; tab += 1) await press('Tab')
      await press('Enter')
    }
  }
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
  holds(whole, onEnd, whole.asked.length * 5)
})

test('it is practised by touch on a phone: without a clock, and what is wrong is tried again', async () => {
  await page.viewport(390, 844)
  const later = window.setTimeout.bind(window)
  vi.stubGlobal('setTimeout', (act: () => void, ms = 0) => later(act, ms / 3))
  const hand = finger()
  const onEnd = await begins(short, true)
  expect(document.querySelector('[role="timer"]')).toBeNull()
  // It may be gone before somebody looks.
  const told = new Set<string>()
  const looks = new MutationObserver(() => told.add(document.querySelector('.feedback')?.textContent ?? ''))
  looks.observe(document.body, { childList: true, subtree: true })
  let tried = false
  for (const question of short.asked) {
    await isAsked(question)
    if (!tried && question.mode === 1) {
      tried = true
      const wrong = card((placeOf(question, question.answer[0] ?? 0) + 1) % 4)
      await hand.press(wrong)
      await hand.press(at.locator('.song-next'))
      await expect.poll(() => [...told].join()).toContain('再試一次')
      await expect.poll(() => document.querySelector('.feedback')).toBeNull()
      await isAsked(question)
    }
    await answers(question, hand)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    const small = [...document.querySelectorAll<HTMLElement>('.song button:not(:disabled)')]
      .filter((own) => own.checkVisibility())
      .map((own) => own.getBoundingClientRect())
      .filter(({ width, height }) => Math.min(width, height) < 44)
    expect(small).toEqual([])
    await hand.press(at.locator('.song-next'))
  }
  expect(tried).toBe(true)
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
  holds(short, onEnd, short.asked.length * 5)
  vi.unstubAllGlobals()
  looks.disconnect()
})

test('the story is told in four pictures, or skipped', async () => {
  await page.viewport(390, 844)
  const onDone = vi.fn()
  await render(
    <main>
      <Teaching
        title="山歌尋蹤"
        dialectId={1}
        dialectName="四縣腔"
        content={whole.shown}
        onLeave={() => {}}
        onDone={onDone}
      />
    </main>,
  )
  await expect.poll(() => document.activeElement?.textContent).toBe('繼續')
  await expectNoFindings('故事')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{ArrowRight}')
  await finger().press(at.locator('.song-pages'))
  await expect.poll(() => document.activeElement?.textContent).toBe('出發')
  await userEvent.keyboard('{Enter}')
  expect(onDone).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  expect(onDone).toHaveBeenCalledTimes(2)
})

test('the result has its tier on the ladder, what the score is made of, and what was missed', async () => {
  await page.viewport(1280, 900)
  const { told, deal } = whole
  const log = { answers: [], end: 0 }
  const verdict = { ...rules?.replay(told, deal, log), answers: missedAndKnown() }
  await render(
    <main>
      <div className="event-result event-own" data-level="5">
        <div className="event-card">
          <Result
            userName="王小明"
            dialectName="四縣腔"
            score={7}
            usedTimeText="05:48.00"
            rank="第 64 名"
            place={64}
            players={412}
            content={told}
            verdict={verdict}
          >
            <p>再玩一次</p>
          </Result>
        </div>
        <section className="event-card answers">
          <Answers dialectId={1} content={told} deal={deal} verdict={verdict} />
        </section>
      </div>
    </main>,
  )
  await expect.element(page.getByRole('heading', { name: '探花' })).toBeVisible()
  await expect.element(page.getByText('再往前 40 名，就是榜眼')).toBeVisible()
  await expect.element(page.getByRole('row', { name: '用提示答對 1 題 × 2 分 2', exact: true })).toBeVisible()
  await expect.element(page.getByText('答錯 1 題，再看一次就記住了')).toBeVisible()
  expect(document.querySelectorAll('.missed')).toHaveLength(1)
  await expectNoFindings('成績')
})

/** One right, one right after a hint, one wrong. */
const missedAndKnown = () =>
  whole.asked.slice(0, 3).map(({ no, answer }, index) => ({
    group: whole.deal.groups[0]?.no,
    no,
    given: index === 2 ? answer.toReversed() : answer,
    right: index < 2,
    hinted: index === 1,
    points: [5, 2, 0][index],
  }))
