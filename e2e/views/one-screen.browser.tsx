import { expect } from '@playwright/test'
import { test, vi } from 'vitest'
import { boardsOf } from '../support/answers.ts'
import { mouse } from '../support/hands.ts'
import { overflow } from '../support/page.ts'
import { openRound } from '../support/players/round.ts'
import { largestInDemo } from './demo.ts'
import { inPage } from './in-page.ts'
import { opensFirst, opensModules } from './lesson.tsx'

const page = inPage()

/** Notes which sounds begin to play. */
function watchesSounds(): string[] {
  const sounds: string[] = []
  const play = HTMLMediaElement.prototype.play
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    sounds.push(new URL(this.src).pathname)
    return play.call(this)
  })
  return sounds
}

test('at 400 % zoom and above a phone’s open keyboard the bar ends the page and covers nothing', async () => {
  const types = ['practice', 'recover_sentence', 'short_article', 'hakka_to_chinese', 'q_and_a']
  await opensModules(types.map(largestInDemo))
  const bar = page.getByRole('region', { name: '作答' })
  const part = page.locator('[data-part]')
  for (const [index, type] of types.entries()) {
    if (index > 0) await page.keyboard.press('PageDown')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`A${index + 1}`)
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(bar, type).toHaveCSS('position', 'static')
    const last = part.locator('button:visible:enabled:not(.check-bar *), textarea:visible').last()
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

test('a wrong answer says what was picked, then helps the more the oftener it is missed', async () => {
  const played = watchesSounds()
  const module = await opensFirst('practice')
  const boards = boardsOf(module)
  const index = boards.findIndex(({ wrong, right }) => wrong.length > 1 && right.length === 1)
  const board = boards[index]
  await openRound(page, mouse, index)
  const bar = page.getByRole('region', { name: '作答' })
  const option = (id: number | undefined) => page.locator(`[data-pool]:visible [data-option="${id}"]`)
  async function miss(id: number | undefined): Promise<void> {
    await option(id).click()
    const before = [...played]
    await bar.getByRole('button', { name: '送出答案' }).click()
    await expect(bar.getByRole('alert')).toBeVisible()
    await expect(option(id)).toBeVisible()
    // It says itself, after the signal.
    await expect.poll(() => [...played]).not.toEqual(before)
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

test('a word that was sorted wrongly comes back at the end', async () => {
  await opensFirst('classification')
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
