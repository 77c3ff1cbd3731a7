import { largestContent } from '@hakka/modules/testing'
import { expect, type Page } from '@playwright/test'
import { boardsOf } from '../support/answers.ts'
import { mouse } from '../support/hands.ts'
import { findModule, largestPath, sampleOf } from '../support/module-types.ts'
import { open, overflow } from '../support/page.ts'
import { answerOne } from '../support/place-one.ts'
import { openRound } from '../support/players/round.ts'
import { moduleAt, openModules } from '../support/some-lesson.ts'
import { played, watchSounds } from '../support/sounds.ts'
import { test } from '../support/test.ts'

/** Exercises that have the screen to themselves. */
const TYPES = [
  'article_review',
  'classification',
  'hakka_to_chinese',
  'matching',
  'matching_2',
  'matching_in_diagram',
  'organizational_mindmap',
  'practice',
  'q_and_a',
  'recover_sentence',
  'sentence_game',
  'sentence_pattern_practice',
  'sentence_pattern_practice_line_up',
  'short_article',
  'timeline_cloze',
  'venn_diagram',
  'word_matching',
  'word_relation_ver',
] as const

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const

/** How far the page is taller than its window. */
const tooTall = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

/** Where the check bar ends; it rises as it comes. Each of a hundred rounds has one, of which one is seen. */
const barEnd = (page: Page) =>
  page.evaluate(() => {
    const bars = Array.from(document.querySelectorAll('.check-bar'))
    return Math.round(bars.find((own) => own.checkVisibility())?.getBoundingClientRect().bottom ?? 0)
  })

/** Largest contents are laid out slowly, beside other tests. */
const SLOW = { timeout: 30_000 }

/** Nothing is to be scrolled to, on any screen, and the bar stands at the lower edge. */
async function expectOneScreen(page: Page, what: string, screens: readonly (typeof SCREENS)[number][]) {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    const size = `${what}，${screen.width} × ${screen.height}`
    await expect.poll(() => tooTall(page), { message: size, ...SLOW }).toBeLessThanOrEqual(0)
    await expect.poll(() => barEnd(page), { message: `${size}，橫條在下緣`, ...SLOW }).toBe(screen.height)
    expect.soft(await overflow(page), `${size}，左右`).toBeLessThanOrEqual(0)
  }
}

for (const [name, contentOf] of [
  ['the largest contents of the demo', (page: Page, type: string) => moduleAt(page, largestPath(type))],
  [
    'the largest contents that their schemas take',
    (_: Page, type: string) => ({ type, content: largestContent(type, sampleOf(type)) }),
  ],
] as const) {
  test(`every exercise is one screen on a laptop, a tablet and a phone, before and after an answer, with ${name}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    // A sample's files are named as its author did, not as they are stored.
    await page.route(/\/(pictures|audio)\//, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    const modules = await Promise.all(TYPES.map((type) => contentOf(page, type)))
    await openModules(page, modules)
    for (const [index, type] of TYPES.entries()) {
      if (index > 0) await page.keyboard.press('PageDown')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`A${index + 1}`)
      // A hundred questions take their time.
      await expect(page.getByRole('region', { name: '作答' })).toBeVisible(SLOW)
      await expectOneScreen(page, type, SCREENS)
      await answerOne(page)
      await expectOneScreen(page, `${type} 作答後`, [SCREENS[3], SCREENS[0]])
      // Keys are a field's while it has the focus.
      await page.getByRole('heading', { level: 1 }).getByRole('button').focus()
    }
  })
}

test('at 400 % zoom and above a phone’s open keyboard the bar ends the page and covers nothing', async ({
  page,
}) => {
  const types = ['practice', 'recover_sentence', 'short_article', 'hakka_to_chinese', 'q_and_a']
  await openModules(page, await Promise.all(types.map((type) => moduleAt(page, largestPath(type)))))
  const bar = page.getByRole('region', { name: '作答' })
  const part = page.locator('[data-part]')
  for (const [index, type] of types.entries()) {
    if (index > 0) await page.keyboard.press('PageDown')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`A${index + 1}`)
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(bar, type).toHaveCSS('position', 'static')
    const last = part
      .locator('button:visible:enabled, textarea:visible')
      .and(page.locator(':not(.check-bar *)'))
      .last()
    await last.focus()
    await expect(last, type).toBeInViewport({ ratio: 0.9 })
    expect(await overflow(page), type).toBeLessThanOrEqual(0)

    await page.setViewportSize({ width: 390, height: 420 })
    const way = bar.locator('[data-type], [data-way="text"]')
    if (await way.isVisible()) await way.click()
    const field = part.locator('textarea:visible')
    if ((await field.count()) > 0) {
      await field.fill('𠊎食飽了。')
      await expect(field, type).toBeInViewport({ ratio: 0.9 })
    }
    await expect(bar, type).toHaveCSS('position', 'static')
    await page.getByRole('heading', { level: 1 }).getByRole('button').focus()
  }
})

test('a wrong answer says what was picked, then helps the more the oftener it is missed', async ({
  page,
}) => {
  const { module, path } = await findModule(page.request, 'practice')
  await watchSounds(page)
  await open(page, path)
  const boards = boardsOf(module)
  const index = boards.findIndex(({ wrong, right }) => wrong.length > 1 && right.length === 1)
  const board = boards[index]
  await openRound(page, mouse, index)
  const bar = page.getByRole('region', { name: '作答' })
  const option = (id: number | undefined) => page.locator(`[data-pool]:visible [data-option="${id}"]`)
  async function miss(id: number | undefined): Promise<void> {
    await option(id).click()
    const before = await played(page)
    await bar.getByRole('button', { name: '送出答案' }).click()
    await expect(bar.getByRole('alert')).toBeVisible()
    await expect(option(id)).toBeVisible()
    // It says itself, after the signal.
    await expect.poll(() => played(page)).not.toEqual(before)
  }
  const [first, second] = board?.wrong ?? []
  await miss(first)
  await expect(bar).toContainText('不對，再想一想。')
  await expect(bar).toContainText('你選的')
  // As it is read out: the task, what may be chosen, the verdict with its reason, what was picked, the way on.
  const order = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(h3, [data-pool], [role="alert"], .check-bar-told, [data-submit])',
      ),
    ]
      .filter((own) => own.checkVisibility())
      .map((own) => own.getAttribute('role') ?? own.getAttribute('aria-label') ?? own.localName),
  )
  expect(order).toEqual(['h3', '可以選的答案', 'alert', 'div', 'button'])
  await expect(option(first)).toContainText('試過')
  await bar.getByRole('button', { name: '再試一次' }).click()
  await expect(bar).not.toContainText('你選的')

  await miss(second)
  await expect(bar).toContainText('還不對，我們先拿走一個。')
  const taken = page.locator('[data-pool]:visible [data-option]:disabled')
  await expect(taken).toHaveCount(1)
  const left = (await taken.getAttribute('data-option')) === String(first) ? second : first
  await miss(left)
  await expect(bar).toContainText('聽聽看，答案是')

  const right = board?.right[0]?.option
  await option(right).click()
  await bar.getByRole('button', { name: '送出答案' }).click()
  await expect(bar).toContainText('答對了！')
  await expect(bar.getByRole('button').last()).toBeFocused()
})

test('a word that was sorted wrongly comes back at the end', async ({ page }) => {
  const { path } = await findModule(page.request, 'classification')
  await open(page, path)
  const up = page.locator('[data-up]')
  const bar = page.getByRole('region', { name: '作答' })
  const areas = await page.locator('[data-area]').count()
  for (let area = 0; area < areas; area++) {
    const word = await up.getAttribute('data-up')
    await page.locator(`[data-slot="${area}"]`).click()
    await expect(page.locator(`[data-up="${word}"]`)).toHaveCount(0)
    if (!(await bar.getByRole('alert').isVisible())) continue
    await expect(page.locator('[data-sorting] button[data-option]').last()).toHaveAttribute(
      'data-option',
      String(word),
    )
    await expect(bar).toContainText('你放的')
    return
  }
  throw new Error('每一個都放對了')
})

test.describe('a view that did not arrive', () => {
  // React says that it drew the page anew, without the server's picture of the view.
  test.use({ fresh: true, allowed: [/no view|React error #(422|423|520)/] })

  test('says so and comes when the line is back', async ({ page, context }) => {
    const { path } = await findModule(page.request, 'practice')
    await page.route('**/assets/*.js', (route) => {
      const isView = /View/.test(route.request().url())
      return isView ? route.abort('internetdisconnected') : route.continue()
    })
    await page.goto(path)
    const told = page.getByRole('alert').filter({ hasText: '連線中斷' })
    await expect(told).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('這個模組的內容有誤')
    await page.unroute('**/assets/*.js')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.locator('[data-pool]:visible [data-option]').first()).toBeVisible()
  })
})
