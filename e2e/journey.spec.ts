import type { Lesson } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { finger, type Hand, keyboard } from './support/hands.ts'
import { fetchLesson, modulesOf, nextActivity, playModule } from './support/lesson.ts'
import { open, openEntries } from './support/page.ts'
import { registerByForm } from './support/people.ts'
import { test } from './support/test.ts'

/** What is done beside the way: with the lesson once its first activity is done, and at its end. */
interface Aside {
  begun?(lesson: Lesson): Promise<void>
  ended?(): Promise<void>
}

/** From the home page to the last exercise of 人客來了, a lesson of level 1, type 進階. */
async function journey(page: Page, hand: Hand, aside: Aside = {}): Promise<Lesson> {
  const main = page.getByRole('main')
  await open(page, '/')
  await hand.press(main.getByRole('link', { name: '開始上課' }))
  // The address changes a moment before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('課程專區')
  await expect(page).toHaveURL('/lesson/menu')
  await hand.press(main.getByRole('link', { name: /Ⅰ級教材/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ⅰ級教材')
  await expect(page).toHaveURL('/lesson/menu?level_no=1')
  await hand.press(main.getByRole('link', { name: '單元一' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ⅰ級教材・單元一')
  await hand.press(page.getByRole('navigation', { name: '課程類型' }).getByRole('link', { name: '進階' }))
  await hand.press(main.getByRole('link', { name: '開始學第一課人客來了' }))
  await expect(page).toHaveURL(/\/lesson\?/)

  const lesson = await fetchLesson(page.request, new URL(page.url()).pathname + new URL(page.url()).search)
  const modules = modulesOf(lesson)
  for (const [index, module] of modules.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(module.name)
    await playModule(page, hand, module)
    if (index === 0) await aside.begun?.(lesson)
    if (index + 1 < modules.length) await nextActivity(page, hand)
  }
  const end = page.getByRole('dialog', { name: '學完了！' })
  await expect(end).toContainText('人客來了')
  await aside.ended?.()
  // The unit's only lesson of this type: with it the unit is done.
  await expect(end.getByRole('heading', { level: 2 })).toHaveText('單元一學完了！')
  await expect(end.getByRole('region', { name: '單元一' })).toContainText('1 / 1 課')
  await hand.press(end.getByRole('link', { name: '回到單元' }))
  await expect(page.getByRole('article').first()).toContainText('完成')
  return lesson
}

/** Watches what a page fetches. @returns waits until that is all that a lesson shows and plays */
function watchFetched(page: Page): (lesson: Lesson) => Promise<void> {
  const have = new Set<string>()
  page.on('requestfinished', (request) => have.add(new URL(request.url()).pathname))
  return async (lesson) => {
    const contents = JSON.stringify(modulesOf(lesson).map(({ content }) => content))
    const files = contents.match(/\/files\/[^"]+\.(?:mp3|webp|png|svg)/g) ?? []
    await expect.poll(() => files.filter((file) => !have.has(file)), { timeout: 60_000 }).toEqual([])
  }
}

test('from home to the end of a lesson by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000)
  await journey(page, keyboard(page))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test.use({ allowed: [/ERR_INTERNET_DISCONNECTED/] })
  test('from home to the end of a lesson by touch alone, the line cut after its first activity, and into an account', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000)
    const untilFetched = watchFetched(page)
    const lesson = await journey(page, finger(), {
      async begun(own) {
        await untilFetched(own)
        await context.setOffline(true)
      },
      ended: () => context.setOffline(false),
    })
    await registerByForm(page, '斷線的同學', '學生')
    await open(page, `/lesson?id=${lesson.id}`)
    const dialog = page.getByRole('dialog', { name: '加入學習紀錄' })
    await dialog.getByRole('button', { name: '加入', exact: true }).click()
    await expect(dialog).toBeHidden()
    const list = await openEntries(page)
    await expect(list.getByLabel('完成', { exact: true })).toHaveCount(modulesOf(lesson).length)
  })
})
