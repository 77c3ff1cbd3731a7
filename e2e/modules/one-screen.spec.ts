import { expect } from '@playwright/test'
import { boardsOf } from '../support/answers.ts'
import { mouse } from '../support/hands.ts'
import { findModule, largestPath } from '../support/module-types.ts'
import { expectOneScreen } from '../support/one-screen.ts'
import { open, openSettled } from '../support/page.ts'
import { openRound } from '../support/players/round.ts'
import { played, watchSounds } from '../support/sounds.ts'
import { test } from '../support/test.ts'

/** Exercises of which everything is in view, from the task to the verdict, with the largest content of the demo. */
const FITTING = [
  'article_review',
  'classification',
  'hakka_to_chinese',
  'matching',
  'matching_2',
  'organizational_mindmap',
  'practice',
  'q_and_a',
  'recover_sentence',
  'sentence_game',
  'sentence_pattern_practice_line_up',
  'short_article',
  'timeline_cloze',
  'venn_diagram',
  'word_games',
  'word_matching',
  'word_relation_ver',
] as const

for (const type of FITTING) {
  test(`${type} is one screen on a laptop, a tablet and a phone`, async ({ page }) => {
    await openSettled(page, largestPath(type))
    await expectOneScreen(page)
  })
}

test('at 400 % zoom the bar ends the page and covers nothing', async ({ page }) => {
  const { path } = await findModule(page.request, 'practice')
  await page.setViewportSize({ width: 320, height: 256 })
  await openSettled(page, path)
  const bar = page.getByRole('region', { name: '作答' })
  await expect(bar).toHaveCSS('position', 'static')
  const last = page.locator('[data-pool]:visible [data-option]').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
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
