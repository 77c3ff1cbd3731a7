import type { HostView, OwnView, SayView } from '@hakka/contract/room-views'
import { expect } from '@playwright/test'
import { createRoutesStub } from 'react-router'
import { afterEach, test, vi } from 'vitest'
import { page as tab, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HostBoard } from '../../apps/web/src/areas/game-room/HostBoard.tsx'
import { PhoneFrame } from '../../apps/web/src/areas/game-room/phone/PhoneFrame.tsx'
import SayPart from '../../apps/web/src/areas/game-room/phone/SayPart.tsx'
import { Remote } from '../../apps/web/src/areas/game-room/remote/Remote.tsx'
import { toolsOf } from '../../apps/web/src/areas/game-room/tools.ts'
import { expectNoFindings } from './axe.ts'
import { inPage } from './in-page.ts'
import { hostView, INFO, ownView, pupilView, SAY_STAGE } from './room.tsx'
import './room.css'

const page = inPage()
const at = SAY_STAGE.key
const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

afterEach(() => vi.restoreAllMocks())

const said = (change: Partial<SayView> = {}): SayView => ({
  kind: 'speaking',
  done: [
    { no: 2, name: '怡君', recorded: true },
    { no: 1, name: '阿明', recorded: false },
  ],
  playing: null,
  ...change,
})

async function leads(
  shown: SayView,
  { remote = false, ...change }: Partial<HostView> & { remote?: boolean } = {},
) {
  const act = vi.fn(async () => ({ ok: true as const, seq: 11 }))
  const look = { pinyin: true, scores: true }
  const view = hostView(shown, SAY_STAGE, { waiting: [], answered: 2, ...change })
  const more = { onLook() {}, onNewGroup() {}, onNewOption() {} }
  const tools = toolsOf({ info: INFO, view, look, act, ...more })
  const own = {
    info: INFO,
    view,
    stage: SAY_STAGE,
    look,
    act,
    hostKey: undefined,
    board: 'board-one',
    ...tools,
  }
  const props = { ...own, lost: false, keys: true, onDialog() {}, onRename() {} }
  const { rerender } = await render(remote ? <Remote {...props} /> : <HostBoard {...props} />)
  const becomes = (next: Partial<HostView>) => rerender(<HostBoard {...props} view={{ ...view, ...next }} />)
  return { act, becomes }
}

test('the board shows who has finished and not who has not; a recording is played by key and stopped by another press', async () => {
  await tab.viewport(1440, 810)
  const { act } = await leads(said())
  await expect(page.locator('.say-seat:not([data-empty])')).toHaveCount(2)
  await expect(page.locator('.say-wall')).toContainText('怡君')
  await expect(page.locator('.say-seat[data-empty]')).toHaveCount(21)
  await expect(page.getByRole('button', { name: '播放阿明的錄音' })).toHaveCount(0)
  await page.getByRole('button', { name: '播放怡君的錄音' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => act.mock.calls).toEqual([[{ do: 'say.play', at, member: 2 }]])
  expect(tooWide()).toBe(0)
  await expectNoFindings('口說的黑板')
})

test('the board tells whose voice is heard, and no name where names are hidden', async () => {
  await tab.viewport(1440, 810)
  const hidden = said({
    done: [{ no: 2, name: null, recorded: true }],
    playing: { no: 2, name: null, seq: 9, board: 'board-two' },
  })
  await leads(hidden)
  await expect(page.locator('.say-now')).toContainText('播放中')
  await expect(page.locator('.say-wall')).not.toContainText('怡君')
  await expect(page.getByRole('button', { name: '停止播放第 1 位的錄音' })).toBeVisible()
})

test('of the boards that stand open one sounds; another is marked by a press, and stands in for one that is gone', async () => {
  await tab.viewport(1440, 810)
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
  const chosen = (seq: number, own: string | null = null) =>
    said({ playing: { no: 2, name: '怡君', seq, board: own } })
  const { act, becomes } = await leads(said(), { sound_board: 'board-two' })
  await page.getByRole('button', { name: '這台放聲音' }).click()
  await expect.poll(() => act.mock.calls).toEqual([[{ do: 'room.sound', board: 'board-one' }]])
  act.mockClear()
  // Another one sounds: when it says nothing, this one does.
  await becomes({ sound_board: 'board-two', shown: chosen(20) })
  await expect.poll(() => act.mock.calls).toEqual([[{ do: 'say.aloud', at, of: 20, board: 'board-one' }]])
  expect(fetched.mock.calls).toEqual([])
  await becomes({ sound_board: 'board-two', shown: chosen(20, 'board-two') })
  await becomes({ sound_board: 'board-one', shown: chosen(21) })
  await expect.poll(() => fetched.mock.calls.length).toBe(1)
  expect(act.mock.calls.slice(1)).toEqual([[{ do: 'say.aloud', at, of: 21, board: 'board-one' }]])
  await expect(page.getByRole('button', { name: '這台放聲音' })).toHaveCount(0)
})

test('the teacher’s phone has names and plays on the board', async () => {
  await tab.viewport(390, 844)
  const { act } = await leads(said(), { remote: true })
  await page.getByRole('button', { name: '在黑板播放怡君的錄音' }).click()
  await expect.poll(() => act.mock.calls).toEqual([[{ do: 'say.play', at, member: 2 }]])
  expect(tooWide()).toBe(0)
})

async function phone(own: Partial<OwnView> = {}, shut = '') {
  const act = vi.fn(async () => ({ ok: true as const, seq: 11 }))
  const given = { room: 7, offline: false, shut, waiting: [], own: ownView(own), act }
  const part = (
    <PhoneFrame title="七年三班" code={INFO.code} name="小安" level={1}>
      <h1>題目</h1>
      <SayPart {...given} stage={SAY_STAGE} view={pupilView(SAY_STAGE)} />
    </PhoneFrame>
  )
  const Stub = createRoutesStub([{ path: '/', Component: () => part }])
  await render(<Stub />)
  return { act }
}

test('a phone whose microphone is refused says what to do, and its pupil can still have said it', async () => {
  await tab.viewport(360, 740)
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const { act } = await phone()
  await page.getByRole('button', { name: '開始錄音' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '沒有使用麥克風的權限' })).toBeVisible()
  await page.getByRole('button', { name: '我唸了' }).click()
  await expect.poll(() => act.mock.calls).toEqual([[{ do: 'say.done', at }]])
  expect(tooWide()).toBe(0)
  await expectNoFindings('口說的手機')
})

test('a phone has no recorder while nothing is taken, and leaves what was sent to be heard and deleted', async () => {
  await tab.viewport(390, 844)
  await phone({}, '老師停止收件了')
  await expect(page.getByRole('button', { name: '開始錄音' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '我唸了' })).toHaveCount(0)
})

test('what was sent can be heard, said anew and deleted; only who is logged in can keep it', async () => {
  await tab.viewport(390, 844)
  await phone({ answered: true, said: { at: 1, seconds: 3.2 } })
  for (const name of ['聽自己的錄音', '再錄一次', '刪除錄音'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page.getByRole('button', { name: '留在我的錄音' })).toHaveCount(0)
  await page.getByRole('button', { name: '再錄一次' }).click()
  await expect(page.getByRole('button', { name: '開始錄音' })).toBeVisible()
  await page.getByRole('button', { name: '不重錄了' }).click()
  await expect(page.getByRole('button', { name: '刪除錄音' })).toBeVisible()
})
