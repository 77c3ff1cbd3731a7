import { expect, type Page } from '@playwright/test'
import { madeClass, person, TEACHER } from './support/classes.ts'
import { open } from './support/page.ts'
import { press } from './support/people.ts'
import { test } from './support/test.ts'

const MM = 96 / 25.4
/** What is printed on of A4 within margins of 11 mm, in pixels. */
const PAPER = { width: Math.floor(188 * MM), height: Math.floor(275 * MM) }

const CARDS = 30
const LONG = '瓦旦司固拉瓦撒力朗阿美伊婕達悟'

interface Edge {
  top: number
  right: number
  bottom: number
  left: number
}

/** A sheet of cards as it is printed, in whole pixels from its upper left corner. */
interface Sheet {
  height: number
  breaks: string
  cards: Edge[]
  /** Cards of which something is outside. */
  cut: string[]
  /** Sides of cards on which no dashed line is seen, as `card side`. */
  bare: string[]
}

const sheets = (page: Page): Promise<Sheet[]> =>
  page.locator('.print-sheet > .card-page:has(.card-grid)').evaluateAll((pages) =>
    pages.map((own) => {
      const origin = own.getBoundingClientRect()
      const edge = (element: Element): Edge => {
        const { top, right, bottom, left } = element.getBoundingClientRect()
        const [y, x] = [origin.top, origin.left]
        return {
          top: Math.round(top - y),
          right: Math.round(right - x),
          bottom: Math.round(bottom - y),
          left: Math.round(left - x),
        }
      }
      const isDrawn = (element: Element, side: string) => {
        const look = getComputedStyle(element)
        const [style, width, color] = ['style', 'width', 'color'].map((what) =>
          look.getPropertyValue(`border-${side}-${what}`),
        )
        return style === 'dashed' && Number.parseFloat(width ?? '') >= 1 && color === 'rgb(85, 85, 85)'
      }
      const grid = own.querySelector('.card-grid') ?? own
      const cards = [...own.querySelectorAll('.login-card')]
      const first = edge(grid)
      return {
        height: Math.ceil(origin.height),
        breaks: getComputedStyle(own).breakAfter,
        cards: cards.map(edge),
        cut: cards
          .filter((card) => card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth)
          .map((card) => card.ariaLabel ?? ''),
        bare: cards.flatMap((card, at) => {
          const place = edge(card)
          const drawn = {
            right: isDrawn(card, 'right'),
            bottom: isDrawn(card, 'bottom'),
            // The line on the left of a card is that of its neighbour, or of the grid.
            left: place.left > first.left + 1 || isDrawn(grid, 'left'),
            top: place.top > first.top + 1 || isDrawn(grid, 'top'),
          }
          return Object.entries(drawn).flatMap(([side, isThere]) => (isThere ? [] : [`${at + 1} ${side}`]))
        }),
      }
    }),
  )

/** So many sheets with so many cards each, cut along lines that go through. */
async function expectSheets(page: Page, per: number): Promise<void> {
  const found = await sheets(page)
  const count = Math.ceil(CARDS / per)
  expect(found.map(({ cards }) => cards.length)).toEqual(
    Array.from({ length: count }, (_, at) => Math.min(per, CARDS - at * per)),
  )
  const sizes = found.flatMap(({ cards }) =>
    cards.map(({ top, right, bottom, left }) => ({ width: right - left, height: bottom - top })),
  )
  const spread = (of: readonly number[]) => Math.max(...of) - Math.min(...of)
  // A pixel is what rounding makes of it.
  expect(spread(sizes.map(({ width }) => width))).toBeLessThanOrEqual(1)
  expect(spread(sizes.map(({ height }) => height))).toBeLessThanOrEqual(1)
  for (const { height, breaks, cards, cut, bare } of found) {
    expect(height).toBeLessThanOrEqual(PAPER.height)
    expect(breaks).toBe('page')
    expect(cut).toEqual([])
    expect(bare).toEqual([])
    // Two columns without a gap: one cut goes from edge to edge.
    for (const [at, card] of cards.entries()) {
      const [beside, below] = [at % 2 === 0 ? cards[at + 1] : undefined, cards[at + 2]]
      if (beside) expect([beside.left, beside.top]).toEqual([card.right, card.top])
      if (below) expect([below.left, below.top]).toEqual([card.left, card.bottom])
    }
  }
  const pdf = await page.pdf({ preferCSSPageSize: true })
  // The teacher's list is one more.
  expect(pdf.toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(count + 1)
}

test('thirty cards lie on A4 as the button says, of one size, with a line to cut along on each side, and none goes over a page’s end', async ({
  browser,
  baseURL,
}) => {
  const teacher = await person(browser, baseURL ?? '', '謝老師', TEACHER)
  const own = await madeClass(teacher, '五年印班')
  await open(teacher, `/my/teaching-class/students?class_id=${own.id}`)
  await press(teacher, 'button', '新增班級帳號')
  const names = Array.from({ length: CARDS }, (_, at) => (at === 0 ? LONG : `印卡同學${at}`))
  await teacher.getByLabel(/^學生姓名/).fill(names.map((name, at) => `${at + 1} ${name}`).join('\n'))
  await teacher.getByRole('button', { name: `建立 ${CARDS} 個帳號` }).press('Enter')
  await expect(teacher.getByRole('button', { name: `列印 ${CARDS} 張卡（A4 4 張）` })).toBeVisible()
  const printed = async (per: number) => {
    await teacher.setViewportSize(PAPER)
    await teacher.emulateMedia({ media: 'print' })
    await expectSheets(teacher, per)
    await teacher.emulateMedia({ media: 'screen' })
    await teacher.setViewportSize({ width: 1280, height: 900 })
  }
  await printed(8)
  await teacher.getByRole('checkbox', { name: '印 QR Code' }).press(' ')
  await printed(8)
  await teacher.getByRole('checkbox', { name: '印 QR Code' }).press(' ')
  await teacher.getByRole('checkbox', { name: '印大字' }).press(' ')
  await expect(teacher.getByRole('button', { name: `列印 ${CARDS} 張卡（A4 8 張）` })).toBeVisible()
  await printed(4)
  await press(teacher, 'button', `列印 ${CARDS} 張卡（A4 8 張）`)
  await press(teacher, 'button', '回學生名單')
  await expect(teacher.getByRole('checkbox', { name: new RegExp(LONG) })).toBeVisible()
  await teacher.context().close()
})
