import { SCHOOL_CLASS } from '@hakka/contract/constants/school-class'
import type { ClassEvent, Student } from '@hakka/contract/school-class-shapes'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useKeptFocus } from '../../apps/web/src/app/kept-focus.ts'
import { ClassEvents } from '../../apps/web/src/app/school-class/ClassEvents.tsx'
import { ClassHead } from '../../apps/web/src/app/school-class/ClassHead.tsx'
import { StudentTable } from '../../apps/web/src/areas/teaching-class/StudentTable.tsx'
import { WaitingList } from '../../apps/web/src/areas/teaching-class/WaitingList.tsx'
import { expectNoFindings } from './axe.ts'
import './class.css'

const studentsOf = (count: number): Student[] =>
  Array.from({ length: count }, (_, no) => ({
    id: 1000 + no,
    name: `學生${no + 1}`,
    joined_at: '2026-09-01T01:00:00.000Z',
    seat_no: no < SCHOOL_CLASS.seat ? no + 1 : null,
    group: no % 4 === 0 ? '第一組' : '',
    account: no % 3 === 0 ? null : `k7q4mn-${no + 1}`,
    locked: no === 4,
    pin_open: no % 3 !== 0,
    studied_on: no % 2 === 0 ? '2026-11-24' : null,
    consent_at: no === 1 ? '2026-10-01T01:00:00.000Z' : null,
    consent_by: no === 1 ? '王素珍' : null,
  }))

const routed = async (children: Parameters<typeof render>[0]) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <main>{children}</main> }])
  await render(<Stub />)
}

/** The table as its page has it, which keeps who is ticked. */
async function table(count: number, { reads = false } = {}): Promise<void> {
  const view = (chosen: ReadonlySet<number>) => (
    <main>
      <StudentTable
        students={studentsOf(count)}
        today="2026/11/25"
        chosen={chosen}
        onChosen={(next) => void shown.rerender(view(next))}
        deeds={() => null}
      >
        {!reads && <button type="button">發新 PIN、印卡片</button>}
      </StudentTable>
    </main>
  )
  const shown = await render(view(new Set()))
}

const boxOf = (name: string) => page.getByRole('checkbox', { name: new RegExp(`${name}(?!\\d)`) })
const ticked = () => document.querySelectorAll('li input:checked').length
const topOf = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().top

test('a tap anywhere on a row ticks it, Shift all from the row before; no row moves for the bar', async () => {
  await page.viewport(1366, 768)
  await table(12)
  const before = topOf('學生2')
  await page.getByText('學生2', { exact: true }).click()
  await page.getByText('k7q4mn-6', { exact: true }).click({ modifiers: ['Shift'] })
  await expect.element(page.getByText('已選 5 人')).toBeVisible()
  await expect.poll(ticked).toBe(5)
  expect(topOf('學生2')).toBe(before)
  await page.getByText('學生4', { exact: true }).click()
  await expect.poll(ticked).toBe(4)
  await expectNoFindings('選了四位')
})

test('by keys alone: arrows walk, Space ticks, the box on top ticks all and says when it is some', async () => {
  await page.viewport(1366, 768)
  await table(12)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown} {End} {ArrowUp}{Home}')
  await expect.poll(ticked).toBe(2)
  const all = page.getByRole('checkbox', { name: '全選' })
  await expect.element(all).toHaveFocus()
  await expect.element(all).toBePartiallyChecked()
  await userEvent.keyboard(' ')
  await expect.poll(ticked).toBe(12)
  await userEvent.keyboard(' ')
  await expect.poll(ticked).toBe(0)
})

test('the largest class: forty first, all of them ticked with the rest; nothing is wider than a narrow phone', async () => {
  await page.viewport(320, 640)
  await table(SCHOOL_CLASS.members)
  expect(document.querySelectorAll('li')).toHaveLength(40)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.getByRole('checkbox', { name: '全選' }).click()
  await expect.element(page.getByText(`已選 ${SCHOOL_CLASS.members} 人`)).toBeVisible()
  await page.getByRole('button', { name: `再看 ${SCHOOL_CLASS.members - 40} 位` }).click()
  await expect.poll(ticked).toBe(SCHOOL_CLASS.members)
  await expectNoFindings('兩百位')
})

test('of a class whose year is over rows are read and not ticked', async () => {
  await table(3, { reads: true })
  await expect.element(boxOf('學生1')).toBeDisabled()
  await expect.element(page.getByText(/昨天$/).first()).toBeVisible()
})

const waitingOf = (count: number) =>
  Array.from({ length: count }, (_, no) => ({
    id: no + 1,
    name: no === 0 ? '劉品睿' : `等待${no + 1}`,
    asked_at: '2026-11-25T00:12:00.000Z',
    via: 'code' as const,
  }))

test('who waits is answered one by one or all together, and a name that is on no list says so', async () => {
  const onSay = vi.fn()
  const rest = { today: '2026/11/25', going: new Set<number>(), busy: false, onSay }
  await routed(
    <WaitingList waiting={waitingOf(SCHOOL_CLASS.members)} roster={new Set(['劉品睿'])} {...rest} />,
  )
  await expect.element(page.getByText(/^今天 08:12/).first()).toBeVisible()
  await page.getByRole('button', { name: '同意劉品睿加入' }).click()
  await page.getByRole('button', { name: '等待2不是我的學生' }).click()
  await page.getByRole('button', { name: '全部同意' }).click()
  expect(onSay.mock.calls.slice(0, 2)).toEqual([
    ['approve', [1]],
    ['refuse', [2]],
  ])
  expect(onSay.mock.calls[2]?.[1]).toHaveLength(SCHOOL_CLASS.members)
  expect(page.getByText(/名單裡沒有這個名字/).elements()).toHaveLength(7)
  await page.getByRole('button', { name: '再看 192 位' }).click()
  expect(page.getByText(/名單裡沒有這個名字/).elements()).toHaveLength(SCHOOL_CLASS.members - 1)
  await expectNoFindings('等待名單')
})

type Children = Parameters<typeof render>[0]

function Kept({ children }: { children: Children }) {
  useKeptFocus('/here')
  return <main>{children}</main>
}

/** A list whose rows go as they are answered, and one whose rows are asked about first. */
async function answered(): Promise<void> {
  let waiting = waitingOf(3)
  let parents = ['爸爸', '媽媽']
  const rest = { today: '2026/11/25', roster: new Set<string>(), going: new Set<number>(), busy: false }
  const question = () => document.querySelector('dialog')
  const view = () => (
    <Kept>
      <WaitingList
        {...rest}
        waiting={waiting}
        onSay={(_, ids) => {
          waiting = waiting.filter(({ id }) => !ids.includes(id))
          void shown.rerender(view())
        }}
      />
      <section aria-labelledby="parents">
        <h3 id="parents">誰看得到</h3>
        <ul>
          {parents.map((name) => (
            <li key={name}>
              {name}
              <button type="button" onClick={() => question()?.showModal()}>
                收回{name}
              </button>
            </li>
          ))}
        </ul>
        <dialog>
          <button
            type="button"
            onClick={async () => {
              parents = parents.slice(1)
              // As a dialog that waits for the page to be read anew.
              await shown.rerender(view())
              question()?.close()
            }}
          >
            確定
          </button>
        </dialog>
      </section>
    </Kept>
  )
  const shown = await render(view())
}

test('by keys alone nobody is thrown out of a list whose row goes: the next one has the focus, at last its name', async () => {
  await answered()
  const answer = async (name: string) => {
    const button = page.getByRole('button', { name })
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).not.toBeInTheDocument()
  }
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await answer('同意等待2加入')
  await expect.element(row('等待3')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '等待3不是我的學生' })).toHaveFocus()
  await answer('同意等待3加入')
  await expect.element(row('劉品睿')).toHaveFocus()
  await answer('同意劉品睿加入')
  const name = page.getByRole('heading', { name: '誰看得到' })
  await expect.element(name).toHaveFocus()
  for (const next of [row('媽媽'), name]) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: '確定' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(next).toHaveFocus()
  }
})

const OWN = {
  id: 7,
  name: '五年三班',
  code: 'K7Q4MN',
  school_name: '桐花國小',
  teachers: [{ id: 1, name: '王素珍' }],
  status: 2,
  archived_at: null,
  student_count: 24,
  waiting_count: 3,
}

test('the pages of a class have a tab each, with who waits', async () => {
  await routed(<ClassHead own={OWN} page="assignments" />)
  const here = page.getByRole('link', { name: '作業' })
  await expect.element(here).toHaveAttribute('aria-current', 'page')
  await expect.element(here).toHaveAttribute('href', '/my/teaching-class/assignments?class_id=7')
  await expect.element(page.getByRole('link', { name: '學生 等你同意 3' })).toBeVisible()
})

const eventOf = (id: number, gameId: number, count: number): ClassEvent => ({
  id,
  title: `活動${id}`,
  event_game_id: gameId,
  end_at: '2026-12-01T15:45:00.000Z',
  rows: Array.from({ length: count }, (_, no) => ({
    rank: no + 1,
    name: `王○${no}`,
    score: 1200 - no,
    used_time_text: '01:02.03',
    is_me: no === 8,
  })),
})

test('a class’s ranking says what its game counts, folds what is long, and tells a pupil her place', async () => {
  await page.viewport(1366, 768)
  await routed(
    <ClassEvents
      note="同學的名字遮住了一部分"
      events={[eventOf(1, 3, 2), eventOf(2, 4, 2), eventOf(3, 1, 200)]}
    />,
  )
  await expect.element(page.getByText('1,200 元')).toBeVisible()
  await expect.element(page.getByText(/12\/01 23:45/).first()).toBeVisible()
  await page.getByText('再看 1 個活動').click()
  await expect.element(page.getByText('你在班上第 9 名')).toBeVisible()
  await page.getByText('再看 195 位').click()
  await expect.element(page.getByText('王○199')).toBeVisible()
  await expectNoFindings('活動排名')
})
