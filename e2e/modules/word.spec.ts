import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { findModule } from '../support/module-types.ts'
import { open, openAssistant } from '../support/page.ts'
import { played, watchSounds } from '../support/sounds.ts'
import { test } from '../support/test.ts'

const pager = (page: Page) => page.getByRole('navigation', { name: '上一個與下一個' })

/** Turns on from one word to another. */
async function turn(page: Page, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at++) {
    await pager(page).getByRole('button', { name: '下一個', exact: true }).press('Enter')
    await expect(pager(page)).toContainText(`第 ${at + 2} / `)
  }
}

/** What was played once the time of a word that has come is over. */
async function playedLater(page: Page): Promise<string[]> {
  await page.clock.runFor(300)
  return played(page)
}

const tick = (page: Page) => page.locator('h1 [aria-label="完成"]')

/** What a word's module holds, as far as this test looks. */
const vocabulary = z.object({
  words: z.array(z.object({ text: z.object({ audio: z.object({ url: z.string() }) }) })),
})

const soundsOf = ({ content }: LessonModule) =>
  vocabulary.parse(content).words.map(({ text }) => text.audio.url)

test.describe('with a clock that stands', () => {
  test.use({ fresh: true })
  test('a word says itself when it comes; those that were passed by are asked for before the tick', async ({
    page,
  }) => {
    await watchSounds(page)
    await page.clock.install()
    const { module, path } = await findModule(page.request, 'word')
    const sounds = soundsOf(module)
    await open(page, path)
    await expect.poll(() => played(page)).toEqual(sounds.slice(0, 1))
    await page.clock.pauseAt(Date.now() + 60_000)

    await turn(page, 0, sounds.length - 1)
    const passed = page.getByRole('status').filter({ hasText: '個詞沒聽過' })
    await expect(passed).toContainText(`還有 ${sounds.length - 2} 個詞沒聽過`)
    await expect.poll(() => playedLater(page)).toEqual([sounds[0], sounds.at(-1)])
    await expect(tick(page)).toHaveCount(0)

    for (let at = 1; at < sounds.length - 1; at++) {
      await passed.getByRole('button').first().press('Enter')
      await expect.poll(() => playedLater(page)).toHaveLength(at + 2)
      await turn(page, at, sounds.length - 1)
    }
    await expect(passed).toHaveCount(0)
    await expect(tick(page)).toBeVisible()
  })
})

test('nothing says itself where the reader has turned 自動念 off', async ({ page }) => {
  await watchSounds(page)
  await page.addInitScript(() => localStorage.setItem('hakka.reading', '{"autoSay":false}'))
  const { path } = await findModule(page.request, 'word')
  await open(page, path)
  await turn(page, 0, 1)
  // It counts all the same, when it has stood for a second.
  await expect(page.locator('[data-heard="true"]')).toHaveCount(1)
  expect(await played(page)).toEqual([])
  await openAssistant(page)
  await expect(page.getByRole('switch', { name: '自動念' })).not.toBeChecked()
})
