import { expect } from '@playwright/test'
import { test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ReportGrid } from '../../apps/web/src/areas/teaching-class/ReportGrid.tsx'
import { expectNoFindings } from './axe.ts'
import { inPage } from './in-page.ts'
import './page.css'

const page = inPage()

const NONE = {
  state: 'not_started',
  first: null,
  best: null,
  partsDone: 0,
  tries: 0,
  late: false,
  claimed: false,
} as const
const done = (first: number, best = first) => ({
  ...NONE,
  state: best < 70 ? ('needs_help' as const) : ('done' as const),
  first,
  best,
  tries: 1,
})

/** Two who need help, one who has not begun, and so many who are through. */
function rows(through: number, things: number) {
  const cellsOf = (at: number) =>
    Array.from({ length: things }, (_, thing) =>
      at === 2 ? NONE : at < 2 && thing === things - 1 ? done(33, 50) : done(100),
    )
  return Array.from({ length: through + 3 }, (_, at) => ({
    memberId: at + 1,
    name: `學生${at + 1}`,
    seatNo: at + 1,
    usedMs: at === 2 ? 0 : 300_000,
    joinedAfter: false,
    isHandedIn: false,
    isReturned: false,
    sounds: [],
    cells: cellsOf(at),
  }))
}

async function opens(through: number, things: number, hides = false) {
  const onOpen = vi.fn()
  const columns = Array.from({ length: things }, (_, at) => ({
    id: at + 1,
    title: `活動${at + 1}`,
    parts: 6,
    asked: through + 3,
    done: through + 2,
    help: at === things - 1 ? 2 : 0,
    percent: at === things - 1 ? 75 : 89,
  }))
  const figures = { done: through + 2, of: through + 3, percent: 82, minutes: 5, weakest: columns.at(-1) }
  await render(
    <main>
      <ReportGrid
        rows={rows(through, things)}
        columns={columns}
        figures={figures}
        hides={hides}
        onOpen={onOpen}
      />
    </main>,
  )
  return onOpen
}

test('arrow keys walk the cells of a report, Enter opens the pupil’s answers to that thing', async () => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const onOpen = await opens(37, 30)
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`)
  await cell('1 0').focus()
  await expect(page.locator('[data-cell][tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(cell('2 1')).toBeFocused()
  await page.keyboard.press('End')
  await expect(cell('2 29')).toBeFocused()
  await expect(cell('2 29')).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowRight')
  await expect(cell('2 29')).toBeFocused()
  await page.keyboard.press('Enter')
  expect(onOpen.mock.calls).toEqual([[2, 29]])
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(cell('1 0')).toBeFocused()
  await expect(page.locator('[data-cell][tabindex="0"]')).toHaveCount(1)
})

test('who is through is folded; on a phone the weakest comes first beside the name', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await opens(20, 3)
  await expect(page.getByRole('columnheader').nth(1)).toContainText('活動3')
  await expect(page.locator('[data-cell="1 2"]')).toContainText('33→50')
  await expect(page.getByText('學生23')).not.toBeVisible()
  await page.getByRole('button', { name: '再看 9 位（都做完了）' }).click()
  await expect(page.getByText('學生23')).toBeVisible()
  await page.locator('.report-scroll').evaluate((area) => area.scrollTo(400, 0))
  await expect(page.getByRole('rowheader', { name: '學生2 要幫忙' })).toBeInViewport()
  await expectNoFindings('phone')
})

test('on paper the whole class stands in parts that a sheet has room for, each with its heads', async () => {
  await opens(37, 30)
  await expect(page.locator('.report-paper')).toHaveCount(0)
  dispatchEvent(new Event('beforeprint'))
  const sheets = page.locator('.report-paper')
  await expect(sheets).toHaveCount(3)
  await expect(sheets.nth(1).locator('thead tr').first().locator('th')).toHaveCount(12)
  await expect(sheets.nth(2).locator('tbody tr')).toHaveCount(40)
  await expect(sheets.nth(2)).toContainText('第 3 / 3 部分')
  dispatchEvent(new Event('afterprint'))
  await expect(sheets).toHaveCount(0)
})

test('where it scrolls, what the columns are and who it is stay in sight', async () => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await opens(37, 30)
  await page.locator('.report-scroll').evaluate((area) => {
    area.scrollIntoView()
    area.scrollTo(area.scrollWidth, area.scrollHeight)
  })
  await expect(page.getByRole('columnheader', { name: /^活動30/ })).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('rowheader', { name: /^14 學生14/ })).toBeInViewport({ ratio: 0.9 })
  await page.locator('[data-cell="2 1"]').focus()
  const top = (name: string) => page.locator(name).evaluate((own) => own.getBoundingClientRect())
  const [cell, head] = [await top('[data-cell="2 1"]'), await top('.report-grid thead')]
  expect(cell.top).toBeGreaterThanOrEqual(head.bottom)
})

test('with names hidden neither name nor seat is anywhere', async () => {
  await opens(3, 2, true)
  dispatchEvent(new Event('beforeprint'))
  await expect(page.locator('.report-paper tbody tr')).toHaveCount(6)
  await expect(page.locator('.report-grid').getByRole('rowheader', { name: '同學' })).toHaveCount(6)
  expect(document.body.textContent).not.toMatch(/學生\d|要幫忙的同學/)
})
