import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { englishIn } from './support/english.ts'
import type { Role } from './support/logins.ts'
import { cutOff, mixedHeadings, openSettled, overflow } from './support/page.ts'
import { ROUTES, type Route, titleOf } from './support/routes.ts'
import { test } from './support/test.ts'

const NARROWEST = 320
const PHONE = 390
const DESK = 1280
/**
 * Of a page's first address a phone is enough every time. Where all is looked at a page is opened once for all screens:
 * a first address as a phone opens it, another as a desk does.
 */
const SCREENS = {
  phone: [PHONE, NARROWEST],
  wide: [DESK, 820],
  up: [PHONE, NARROWEST, 820, DESK],
  down: [DESK, 820, PHONE, NARROWEST],
} as const
type Screens = keyof typeof SCREENS
/** Pages one after the other in a tab: to make it ready for each anew takes a quarter of what is looked at there. */
const A_TEST = 8

const isOf =
  ({ path, status = 200 }: Route) =>
  (own: Route) =>
    own.status === status && own.path.startsWith('/admin') === path.startsWith('/admin')

/** A page of what is not there, or not for its reader, that another address has shown at the desk or outside of it. */
const isKnown = (route: Route) => (route.status ?? 200) >= 400 && ROUTES.find(isOf(route)) !== route

/** The page that forty addresses show is asked for: how it looks another of them has shown. */
async function ask(page: Page, route: Route): Promise<void> {
  const answer = await page.request.get(route.path)
  expect.soft(answer.status(), titleOf(route)).toBe(route.status)
  const heads = (await answer.text()).match(/<h1[ >]/g)
  expect.soft(heads, titleOf(route)).toHaveLength(1)
}

async function look(page: Page, route: Route, screens: Screens): Promise<void> {
  const title = titleOf(route)
  const widths = SCREENS[screens]
  await page.setViewportSize({ width: widths[0], height: 900 })
  const answer = await openSettled(page, route.path)
  expect.soft(answer?.status(), title).toBe(route.status ?? 200)
  await expect.soft(page, title).toHaveTitle(/客語學堂/)
  await expect.soft(page.getByRole('heading', { level: 1 }), title).toHaveCount(1)
  if (route.path.startsWith('/admin')) {
    const bars = await page.getByRole('region', { name: '儲存' }).count()
    expect.soft(bars, `${title}：儲存列`).toBe(route.form ? 1 : 0)
  }
  expect.soft(await englishIn(page), title).toEqual([])
  expect.soft(await mixedHeadings(page), `${title}：標題只有一種字型`).toEqual([])
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === NARROWEST ? 640 : 900 })
    await expect.soft.poll(() => overflow(page), `${title}, ${width} px`).toBeLessThanOrEqual(0)
    if (width === NARROWEST) expect.soft(await cutOff(page), `${title}, ${width} px`).toEqual([])
    if (width === PHONE || width === DESK) await expectNoAxeFindings(page, `${title}, ${width} px`)
  }
  // The next page is opened by somebody who has been nowhere yet.
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** The first address of each page, for each kind of answer and, where it is one's own, each reader; others show it in other states. */
const template = ({ path, role, status = 200 }: Route) =>
  `${status} ${path.startsWith('/my/') ? role : ''} ${path.replace(/\?.*/, '').replace(/\d+/g, '0')}`
const isFirst = (route: Route) => ROUTES.find((own) => template(own) === template(route)) === route

/** Routes of one visitor, a few at a time. */
function parts(role: Role | undefined, first: boolean): Route[][] {
  const own = ROUTES.filter((route) => route.role === role && isFirst(route) === first)
  return Array.from({ length: Math.ceil(own.length / A_TEST) }, (_, part) =>
    own.slice(part * A_TEST, (part + 1) * A_TEST),
  )
}

type Look = [first: boolean, screens: Screens, which: string]
const FIRST = 'every page answers as it should, is Chinese and accessible, and fits'
/** Set by `npm run test:full`. */
const FIRST_LOOKS: Look[] = process.env.E2E_WHOLE
  ? [[true, 'up', `${FIRST} every screen`]]
  : [
      [true, 'phone', `${FIRST} a phone`],
      [true, 'wide', 'every page is accessible and fits wider screens'],
    ]
const LOOKS: Look[] = [
  ...FIRST_LOOKS,
  [false, 'down', 'every other state of a page answers as it should, is accessible, and fits every screen'],
]

for (const role of new Set(ROUTES.map((route) => route.role))) {
  test.describe(role ?? 'a visitor', () => {
    test.use({ role })
    for (const [first, screens, which] of LOOKS)
      for (const [index, routes] of parts(role, first).entries()) {
        const paths = routes.map(({ path }) => path).join(' ')
        test(`${which} (${index + 1}): ${paths}`, async ({ page }) => {
          for (const route of routes)
            await test.step(titleOf(route), () =>
              isKnown(route) ? ask(page, route) : look(page, route, screens),
            )
        })
      }
  })
}
