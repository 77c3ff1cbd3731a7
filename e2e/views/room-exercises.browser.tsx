import type { RoomStage } from '@hakka/contract/room-views'
import { moduleTypes, verdictOn } from '@hakka/modules/server'
import { largestContent } from '@hakka/modules/testing'
import { expect } from '@playwright/test'
import { createRoutesStub } from 'react-router'
import { describe, test, vi } from 'vitest'
import { page as tab } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { type Choices, choicesOf } from '../../apps/web/src/areas/game-room/choices.ts'
import { HostBoard } from '../../apps/web/src/areas/game-room/HostBoard.tsx'
import { PhoneFrame } from '../../apps/web/src/areas/game-room/phone/PhoneFrame.tsx'
import QuizPart from '../../apps/web/src/areas/game-room/phone/QuizPart.tsx'
import { toolsOf } from '../../apps/web/src/areas/game-room/tools.ts'
import { finger } from '../support/hands.ts'
import { assessedWay } from '../support/players/assessed.ts'
import { players } from '../support/players/players.ts'
import { largestInDemo } from './demo.ts'
import { inPage } from './in-page.ts'
import { hostView, INFO, ownView, pupilView, quiz } from './room.tsx'
import './room-exercises.css'

// Every exercise in a live room: on the board it is one screen, on a phone it is answered by touch.

const page = inPage()
const SCORED = [...moduleTypes.values()].filter(({ asks }) => asks).map(({ id }) => id)
const samples = import.meta.glob<unknown>('../../packages/modules/src/*/sample.json', {
  eager: true,
  import: 'default',
})

function typeOf(id: string) {
  const type = moduleTypes.get(id)
  if (!type) throw new Error(`no type ${id}`)
  return type
}

/** The first question of a content, and how a room shows it. */
function staged(id: string, content: unknown): { own: unknown; stage: RoomStage } {
  const type = typeOf(id)
  const [own] = type.oneByOne(content)
  const stage: RoomStage = {
    key: `m9.${id}`,
    kind: 'module',
    module_id: 9,
    version_id: 9,
    question: 0,
    total: 1,
    code: 'B9',
    name: type.name,
    title: type.name,
    level_no: 3,
    dialect_id: 1,
    font: null,
    asked: null,
    options: [],
    said: null,
    exercise: { type: id, content: type.publicContent(own).content, words: [] },
  }
  return { own, stage }
}

async function board(stage: RoomStage) {
  const act = async () => ({ ok: true as const, seq: 11 })
  const view = hostView(quiz(false), stage, { waiting: [] })
  const look = { pinyin: true, scores: true }
  const more = { onLook() {}, onNewGroup() {}, onNewOption() {} }
  const tools = toolsOf({ info: INFO, view, look, act, ...more })
  const own = { info: INFO, view, stage, look, act, hostKey: undefined, board: 'board-one', ...tools }
  await cleanup()
  await render(<HostBoard {...own} lost={false} keys onDialog={() => {}} onRename={() => {}} />)
  // A view's code comes when it is wanted.
  await expect(page.locator('.choice-board, .board-stage [data-part][data-live]')).toHaveCount(1)
}

/** What of the board has to be scrolled to, by its class; a long article scrolls beside its question. */
const scrolled = () =>
  [...document.querySelectorAll<HTMLElement>('.room-board, .room-board *:not(.article-pane)')]
    .filter((own) => /auto|scroll/.test(getComputedStyle(own).overflowY))
    .filter((own) => own.scrollHeight > own.clientHeight + 1)
    .map((own) => own.className)

const beyond = () =>
  [...document.querySelectorAll('.board-top, .board-question, .board-main, .dock')].flatMap((own) => {
    const { top, bottom } = own.getBoundingClientRect()
    return top < -1 || bottom > innerHeight + 1 ? [own.className] : []
  })

test.each(SCORED)('%s is one screen on the board, whatever the projector', async (id) => {
  await tab.viewport(1366, 768)
  await board(staged(id, largestInDemo(id).content).stage)
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await tab.viewport(width, height)
    await expect.poll(scrolled, `${width} × ${height}`).toEqual([])
    expect(beyond()).toEqual([])
  }
  // Of the most that may be asked the exercise alone is scrolled: question and controls stay.
  const sample = samples[`../../packages/modules/src/${id}/sample.json`]
  await tab.viewport(1366, 768)
  await board(staged(id, largestContent(id, sample)).stage)
  expect(beyond()).toEqual([])
  await expect.poll(() => scrolled().filter((own) => /room-board|dock|board-main/.test(own))).toEqual([])
})

/** Taps the letter whose answer is right, and sends it. */
async function chooses(choices: Choices, id: string, own: unknown): Promise<void> {
  const right = choices.options.find((option) => {
    const { score } = verdictOn(typeOf(id), own, choices.answer(option.id), { words: [] })
    return score.kind === 'points' && score.earned === score.total
  })
  await page.locator(`[data-choice="${right?.id}"]`).tap()
  await page.getByRole('button', { name: '送出答案' }).tap()
}

describe('on a phone', () => {
  test.each(SCORED)('%s is answered by touch, and rightly', async (id) => {
    await tab.viewport(390, 844)
    const { own, stage } = staged(id, largestInDemo(id).content)
    const act = vi.fn(async (_move: unknown) => ({ ok: true as const, seq: 11 }))
    const given = { room: 7, offline: false, shut: '', waiting: [], own: ownView(), act }
    const part = (
      <PhoneFrame title="七年三班" code={INFO.code} name="小安" level={3}>
        <h1>題目</h1>
        <QuizPart {...given} stage={stage} view={pupilView(stage)} />
      </PhoneFrame>
    )
    await cleanup()
    const Stub = createRoutesStub([{ path: '/', Component: () => part }])
    await render(<Stub />)
    await expect(page.locator('[data-choice], [data-part][data-live]').first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    const content = stage.exercise?.content
    const sent = () => act.mock.calls.map(([move]) => move)
    // What it would be told comes to nobody before the teacher shows it: the play ends with what is sent.
    const letters = choicesOf(stage)
    const play = letters
      ? chooses(letters, id, own)
      : players[id]?.(page, finger(), { type: id, content: own }, assessedWay(id, own, content))
    void play?.catch(() => {})
    await expect.poll(() => sent().length, { timeout: 30_000 }).toBe(1)
    // Before the teacher shows it nobody is told.
    expect(document.body.innerText).not.toMatch(/很好|答對了|(?<!對)不對/)
    const [move] = sent()
    const answer = typeof move === 'object' && move !== null && 'answer' in move ? move.answer : undefined
    const { score } = verdictOn(typeOf(id), own, answer, { words: [] })
    expect(score.kind === 'points' && score.earned === score.total, JSON.stringify(move)).toBe(true)
  })
})
