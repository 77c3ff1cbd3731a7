import type { HostView, OwnView, RoomStage } from '@hakka/contract/room-views'
import { expect } from '@playwright/test'
import { createRoutesStub } from 'react-router'
import { test, vi } from 'vitest'
import { page as tab, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { choicesOf } from '../../apps/web/src/areas/game-room/choices.ts'
import { HostBoard } from '../../apps/web/src/areas/game-room/HostBoard.tsx'
import { ChoiceAsked, ChoiceTold } from '../../apps/web/src/areas/game-room/phone/ChoicePart.tsx'
import { CloudPart } from '../../apps/web/src/areas/game-room/phone/CloudPart.tsx'
import { PhoneFrame } from '../../apps/web/src/areas/game-room/phone/PhoneFrame.tsx'
import { RankPart } from '../../apps/web/src/areas/game-room/phone/RankPart.tsx'
import { WallPart } from '../../apps/web/src/areas/game-room/phone/WallPart.tsx'
import { Remote } from '../../apps/web/src/areas/game-room/remote/Remote.tsx'
import { toolsOf } from '../../apps/web/src/areas/game-room/tools.ts'
import { expectNoFindings } from './axe.ts'
import { inPage } from './in-page.ts'
import {
  CHOICE_STAGE,
  CLOUD_STAGE,
  cloud,
  hostView,
  INFO,
  NAMES,
  ownView,
  pupilView,
  quiz,
  RANK_STAGE,
  ranking,
  WALL_STAGE,
  wall,
} from './room.tsx'
import './room.css'

const page = inPage()
const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** What stands on the paper, or on the line. */
const typed = () =>
  document.querySelector<HTMLTextAreaElement>('.note-writer :is(textarea, .word-line)')?.value

/** A board, or its remote, with all that is done there. */
async function host(
  view: HostView,
  stage: RoomStage | undefined,
  { remote = false, keys = true }: { remote?: boolean; keys?: boolean } = {},
) {
  const act = vi.fn(async () => ({ ok: true as const, seq: 11 }))
  const onDialog = vi.fn()
  const look = { pinyin: true, scores: true }
  const onNewOption = vi.fn()
  const tools = toolsOf({ info: INFO, view, look, act, onLook() {}, onNewGroup() {}, onNewOption })
  const hostKey = undefined
  const props = {
    info: INFO,
    view,
    stage,
    look,
    act,
    hostKey,
    board: 'board-one',
    ...tools,
    lost: false,
    keys,
    onDialog,
    onRename() {},
  }
  await cleanup()
  await render(remote ? <Remote {...props} /> : <HostBoard {...props} />)
  return { act, onDialog, onNewOption }
}

function choicesIn() {
  const choices = choicesOf(CHOICE_STAGE)
  if (!choices) throw new Error('the stage has no choices')
  return choices
}

async function phone(part: React.ReactNode) {
  const own = (
    <PhoneFrame title="七年三班" code={INFO.code} name="小安" level={4}>
      <h1>題目</h1>
      {part}
    </PhoneFrame>
  )
  const Stub = createRoutesStub([{ path: '/', Component: () => own }])
  await render(<Stub />)
}

const part = (own: Partial<OwnView> = {}) => {
  const act = vi.fn(async () => ({ ok: true as const, seq: 11 }))
  return { act, props: { room: 7, offline: false, shut: '', waiting: [], own: ownView(own), act } }
}

test('a note is carried into another group by keys, and put back by Escape', async () => {
  await tab.viewport(1440, 900)
  const { act } = await host(hostView(wall(), WALL_STAGE), WALL_STAGE)
  const note = page.locator('[data-note="100"]')
  await note.focus()
  await userEvent.keyboard(' {ArrowRight}')
  await expect(page.locator('[data-lifted]')).toHaveCount(1)
  await userEvent.keyboard('{Escape}')
  await expect(page.locator('[data-lifted]')).toHaveCount(0)
  expect(act.mock.calls).toEqual([])
  await note.focus()
  await userEvent.keyboard(' {ArrowRight} ')
  await expect
    .poll(() => act.mock.calls)
    .toEqual([[{ do: 'wall.place', at: 'm1.q0', note: 100, group: 2, before: null }]])
})

test('a note is tapped and then the frame it belongs to; what a hidden one says is not on the board', async () => {
  await tab.viewport(1440, 900)
  const { act } = await host(hostView(wall(), WALL_STAGE), WALL_STAGE)
  await expect(page.locator('[data-note="103"]')).toContainText('藏起來了')
  await page.locator('[data-note="110"]').click()
  await expect(page.getByRole('group', { name: '這張便利貼' })).toBeVisible()
  await expectNoFindings('便利貼牆')
  await page.getByRole('button', { name: '放進「人和事」' }).click()
  await expect
    .poll(() => act.mock.calls)
    .toEqual([[{ do: 'wall.place', at: 'm1.q0', note: 110, group: 3, before: null }]])
})

test('single letters work the board, the space bar leads on, and whoever has switched them off is left alone', async () => {
  await tab.viewport(1440, 900)
  const { act, onDialog } = await host(hostView(cloud(), CLOUD_STAGE), CLOUD_STAGE)
  await userEvent.keyboard('lr ')
  await expect
    .poll(() => act.mock.calls)
    .toEqual([[{ do: 'room.rules', closed: true }], [{ do: 'room.show', module_id: 2, question: 1 }]])
  expect(onDialog.mock.calls).toEqual([['remote']])
})

test('letters that are switched off do nothing', async () => {
  await tab.viewport(1440, 900)
  const { act } = await host(hostView(cloud(), CLOUD_STAGE), CLOUD_STAGE, { keys: false })
  await userEvent.keyboard('lz ')
  expect(act.mock.calls).toEqual([])
})

test('boards stand on a projector and a small screen without a scrollbar, and nobody is left out of the lobby', async () => {
  for (const [width, height] of [
    [1920, 1080],
    [1024, 768],
  ] as const) {
    await tab.viewport(width, height)
    await host(hostView(null, null), undefined)
    await expect(page.locator('.name-tag')).toHaveCount(23)
    expect(tooWide()).toBe(0)
    await expectNoFindings(`等同學 ${width}`)
    await host(hostView(cloud('粢粑'), CLOUD_STAGE), CLOUD_STAGE)
    await expect(page.locator('[data-word="茶園"]').first()).toBeVisible()
    await expectNoFindings(`文字雲 ${width}`)
    await host(hostView(ranking(2), RANK_STAGE), RANK_STAGE)
    // Of a bar that is shut neither points nor place are told.
    await expect(page.locator('.rank-shut').first()).toBeVisible()
    expect(tooWide()).toBe(0)
    await expectNoFindings(`排名 ${width}`)
  }
})

test('on the remote what waits is put up or not, with a tap', async () => {
  await tab.viewport(390, 844)
  const { act } = await host(hostView(wall(60), WALL_STAGE), WALL_STAGE, { remote: true })
  await page.locator('[data-waiting="302"]').getByRole('button', { name: '不放' }).click()
  await page.locator('[data-waiting="301"]').getByRole('button', { name: '放上去' }).click()
  await expect
    .poll(() => act.mock.calls)
    .toEqual([
      [{ do: 'wall.approve', at: 'm1.q0', note: 302, up: false }],
      [{ do: 'wall.approve', at: 'm1.q0', note: 301, up: true }],
    ])
  expect(tooWide()).toBe(0)
  await expectNoFindings('手機遙控')
})

test('a note is written on a narrow phone; what is too long stays there and says so', async () => {
  await tab.viewport(360, 740)
  const { act, props } = part()
  await phone(<WallPart {...props} stage={WALL_STAGE} view={pupilView(WALL_STAGE)} />)
  const paper = page.getByRole('textbox', { name: '寫一張便利貼' })
  const post = page.getByRole('button', { name: '貼上去' })
  await expect(post).toBeDisabled()
  await paper.fill('𠊎'.repeat(61))
  await expect(page.locator('.note-count')).toContainText('太長了，最多 60 個字')
  await expect(post).toBeDisabled()
  await paper.fill('阿公')
  await page.getByRole('button', { name: '个' }).click()
  await expect.poll(typed).toBe('阿公个')
  expect(tooWide()).toBe(0)
  await expectNoFindings('寫便利貼')
  await post.click()
  await expect
    .poll(() => act.mock.calls)
    .toEqual([[{ do: 'wall.post', at: 'm1.q0', text: '阿公个', colour: 'yellow' }]])
  await expect.poll(typed).toBe('')
})

test('what is refused comes back to the paper with the reason', async () => {
  await tab.viewport(390, 844)
  const { props } = part()
  const act = async () => ({ ok: false as const, code: 'unfit' as const })
  await phone(<WallPart {...props} act={act} stage={WALL_STAGE} view={pupilView(WALL_STAGE)} />)
  const paper = page.getByRole('textbox', { name: '寫一張便利貼' })
  await paper.fill('某個詞')
  await page.getByRole('button', { name: '貼上去' }).click()
  await expect(page.getByRole('alert').first()).toContainText('裡面有不適合的字')
  await expect.poll(typed).toBe('某個詞')
})

test('options are ranked by taps, a tap takes one out again, arrows move it', async () => {
  await tab.viewport(360, 740)
  const { act, props } = part()
  await phone(<RankPart {...props} stage={RANK_STAGE} view={pupilView(RANK_STAGE)} />)
  const send = page.locator('.phone-main > :last-child button')
  for (const id of [3, 1, 2, 4]) await page.locator(`[data-option="${id}"]`).click()
  await expect(send).toContainText('再排 1 個就能送出')
  await page.locator('[data-option="4"]').click()
  await page.locator('[data-option="5"]').click()
  await page.locator('[data-option="4"]').click()
  await page.getByRole('button', { name: '往上' }).nth(1).click()
  expect(tooWide()).toBe(0)
  await expectNoFindings('排名次')
  await send.click()
  await expect
    .poll(() => act.mock.calls)
    .toEqual([[{ do: 'rank.order', at: 'm3.q0', order: [1, 3, 2, 5, 4] }]])
})

test('a word for the cloud goes out, and the line is ready for the next one', async () => {
  await tab.viewport(390, 844)
  const { act, props } = part({ words: [{ id: 1, text: '茶園', state: 'up' }] })
  await phone(<CloudPart {...props} stage={CLOUD_STAGE} view={pupilView(CLOUD_STAGE)} />)
  const line = page.getByRole('textbox', { name: '寫一個詞' })
  await line.fill(' 桐花 ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => act.mock.calls).toEqual([[{ do: 'cloud.word', at: 'm2.q0', text: '桐花' }]])
  await expect.poll(typed).toBe('')
  await expect(page.locator('.phone-main')).toContainText('還可以寫 9 個')
})

test('an answer is chosen by its letter, by tap and by arrows, and sent once it is chosen', async () => {
  await tab.viewport(360, 740)
  const onAnswer = vi.fn()
  const { props } = part()
  const choices = choicesIn()
  await phone(
    <ChoiceAsked
      choices={choices}
      stage={CHOICE_STAGE}
      own={props.own}
      offline={false}
      onAnswer={onAnswer}
    />,
  )
  const send = page.locator('.phone-main button').last()
  await expect(send).toBeDisabled()
  await page.locator('[data-choice="3"]').click()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
  await expect(page.getByRole('radio', { checked: true })).toContainText('B')
  expect(tooWide()).toBe(0)
  await expectNoFindings('答案')
  await send.click()
  await expect.poll(() => onAnswer.mock.calls).toEqual([[{ 0: [2] }]])
})

test('after the reveal a phone shows the right answer by its letter beside its own', async () => {
  await tab.viewport(390, 844)
  const told = quiz(true)
  const { props } = part({
    answered: true,
    answer: { 0: [3] },
    verdict: { right: false, earned: 0, total: 1 },
  })
  const own = { own: props.own, stage: CHOICE_STAGE }
  await phone(<ChoiceTold choices={choicesIn()} told={told} {...own} />)
  await expect(page.locator('.phone-main')).toContainText('正確答案是 B')
  await expect(page.locator('[data-told="right"]')).toContainText('阿姊')
  await expect(page.locator('[data-told="wrong"]')).toContainText('你的答案')
  await expectNoFindings('答案的結果')
})

test('a board has the same letters, and at the reveal each answer tells how many gave it', async () => {
  await tab.viewport(1440, 900)
  await host(hostView(quiz(false), CHOICE_STAGE), CHOICE_STAGE)
  for (const [at, letter] of ['A', 'B', 'C'].entries())
    await expect(page.locator('.answer-key').nth(at)).toContainText(letter)
  await host(hostView(quiz(true), CHOICE_STAGE), CHOICE_STAGE)
  for (const [at, count] of ['2 人', '16 人', '3 人'].entries())
    await expect(page.locator('.answer-count').nth(at)).toContainText(count)
  await expect(page.locator('[data-right]')).toContainText('正確答案')
  await expectNoFindings('黑板上的答案')
})

test('a ranking takes another option until its first bar stands open', async () => {
  await tab.viewport(1440, 900)
  const { onNewOption } = await host(hostView(ranking(0), RANK_STAGE), RANK_STAGE)
  await userEvent.keyboard('+')
  await expect.poll(() => onNewOption.mock.calls.length).toBe(1)
  await host(hostView(ranking(2), RANK_STAGE), RANK_STAGE)
  await expect(page.locator('[data-tool="option"]')).toBeDisabled()
})

test('names on the podium go by the key that hides numbers elsewhere', async () => {
  await tab.viewport(1920, 1080)
  const podium = [{ place: 1, right: 3, names: ['阿明', '怡君'] }]
  const { act } = await host(hostView({ ...quiz(true), podium }, CHOICE_STAGE), CHOICE_STAGE)
  await expect(page.getByRole('list', { name: '頒獎臺' })).toContainText('阿明、怡君')
  await expectNoFindings('頒獎臺')
  await userEvent.keyboard('n')
  await expect.poll(() => act.mock.calls).toEqual([[{ do: 'room.rules', names: false }]])
})

test('what the board hides of numbers the remote has, and who has just come can be read there when her line is down', async () => {
  await tab.viewport(360, 740)
  const told = quiz(true)
  const parts = told.parts.map((own) => ({
    ...own,
    answers: own.answers.map((answer) => ({ ...answer, count: 0 })),
  }))
  const given = [[NAMES.slice(0, 16), NAMES.slice(16, 19), NAMES.slice(19, 21)]]
  const view = hostView({ ...told, counts: false, right: null, parts }, CHOICE_STAGE, { given })
  await host(view, CHOICE_STAGE, { remote: true })
  await expect(page.locator('.remote-figure')).toContainText('21 人答好了')
  await expect(page.locator('.remote-body')).toContainText('16 人')
  const people = view.people.map((own) => ({ ...own, present: false }))
  await host(hostView(null, null, { people }), undefined, { remote: true })
  await expect(page.locator('.remote-names')).toContainText('（斷線）')
  await expectNoFindings('等同學的遙控')
})
