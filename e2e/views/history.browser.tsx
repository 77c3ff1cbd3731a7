import type { StudyMonth } from '@hakka/contract/study-history'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterBar } from '../../apps/web/src/app/history/FilterBar.tsx'
import { StudyCalendar } from '../../apps/web/src/app/study-time/StudyCalendar.tsx'
import { expectNoFindings } from './axe.ts'
import './history.css'

const NONE = { lesson: 0, listening: 0, speaking: 0, reading: 0, writing: 0, ai_judging: 0 }
const TODAY = '2026-11-20'

const monthOf = (month: string, days: readonly number[]): StudyMonth => ({
  month,
  today: TODAY,
  first_month: '2026-10',
  days: days.map((no) => {
    const minutes = no === 3 ? 20 : 6
    return {
      day: `${month}-${String(no).padStart(2, '0')}`,
      minutes,
      areas: { ...NONE, lesson: minutes },
    }
  }),
  day_count: 12,
})

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="網址">{decodeURIComponent(pathname + search)}</output>
}

async function routed(children: Parameters<typeof render>[0], at = '/') {
  const shown = () => (
    <main>
      <h1>歷程</h1>
      {children}
      <Address />
    </main>
  )
  const Stub = createRoutesStub([
    { path: '/', Component: shown },
    { path: '/my/study-history', Component: shown },
  ])
  await render(<Stub initialEntries={[at]} />)
}

const address = () => page.getByRole('status', { name: '網址' })
const day = (name: RegExp | string) => page.getByRole('link', { name })

test('the calendar is one stop of the Tab key; arrows walk its days, and over the month’s first into the one before', async () => {
  const fetchMonth = vi.fn(async (month: string) => monthOf(month, [30, 31]))
  await routed(<StudyCalendar first={monthOf('2026-11', [1, 3, 19])} goal="either" fetchMonth={fetchMonth} />)
  await expect.element(page.getByText('朵花', { exact: false }).first()).toBeVisible()
  await expect.element(day('11 月 3 日，學了 20 分鐘，達成目標')).toBeVisible()
  await expect.element(day('11 月 2 日，休息')).toBeVisible()
  expect(document.querySelectorAll('[role="grid"] a[tabindex="0"]')).toHaveLength(1)
  day('11 月 20 日，今天').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(day('11 月 19 日，學了 6 分鐘')).toHaveFocus()
  // What is to come is no place to go.
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(day('11 月 19 日，學了 6 分鐘')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(day('10 月 31 日，學了 6 分鐘')).toHaveFocus()
  expect(fetchMonth).toHaveBeenCalledExactlyOnceWith('2026-10')
  await expect.element(page.getByRole('button', { name: '上個月' })).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(address()).toHaveTextContent('/my/study-history?begin=2026-10-31&end=2026-10-31')
})

test('at the last month the way on rests, and the focus goes to the way back', async () => {
  const fetchMonth = async (month: string) => monthOf(month, [30])
  await routed(<StudyCalendar first={monthOf('2026-11', [3])} goal="off" fetchMonth={fetchMonth} />)
  const [before, after] = ['上個月', '下個月'].map((name) => page.getByRole('button', { name }))
  before?.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('10 月的桐花')).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(after?.element())
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('11 月的桐花')).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(before?.element())
})

test('the first day has no leaf and no blossom, and without a goal no ring is spoken of', async () => {
  const first = { ...monthOf('2026-11', []), first_month: '2026-11', day_count: 0 }
  await routed(<StudyCalendar first={first} goal="off" />)
  await expect.element(page.getByText('第一朵花在等你')).toBeVisible()
  await expect.element(day('11 月 3 日')).toBeVisible()
  await expect.element(page.getByText('達成目標')).not.toBeInTheDocument()
  await expectNoFindings('calendar of the first day')
})

const FILTER = { dialect_id: 1, begin: '2026-11-01', end: '2026-11-20' }
const bar = (count = async () => 7) => (
  <FilterBar filter={FILTER} total={18} today={TODAY} hasCategory example="市場" count={count} />
)

test('each chip takes one condition away, and fields that are empty are not in the address', async () => {
  await page.viewport(1366, 768)
  await routed(bar())
  await page.getByRole('link', { name: '拿掉條件：四縣腔' }).click()
  await expect.element(address()).toHaveTextContent('/?begin=2026-11-01&end=2026-11-20')
  await page.getByLabelText('課程類別').selectOptions('聽力')
  await page.getByLabelText('關鍵字').fill('市場')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(address())
    .toHaveTextContent('/?dialect_id=1&category=listening&begin=2026-11-01&end=2026-11-20&keyword=市場')
  await expectNoFindings('filter bar')
})

test('on a phone a sheet says how many rows will come before it is closed', async () => {
  await page.viewport(390, 844)
  const count = vi.fn(async () => 7)
  await routed(bar(count))
  await page.getByRole('button', { name: /^篩選\s*2\s*個條件$/ }).click()
  await expect.element(page.getByRole('button', { name: '看 18 筆' })).toBeVisible()
  await page.getByRole('button', { name: '上個月' }).click()
  await expect.element(page.getByRole('button', { name: '看 7 筆' })).toBeVisible()
  expect(count).toHaveBeenLastCalledWith({ dialect_id: 1, begin: '2026-10-01', end: '2026-10-31' })
  await expectNoFindings('filter sheet')
  await page.getByRole('button', { name: '看 7 筆' }).click()
  await expect.element(address()).toHaveTextContent('/?dialect_id=1&begin=2026-10-01&end=2026-10-31')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
