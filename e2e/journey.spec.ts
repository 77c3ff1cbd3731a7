import { expect, type Page } from '@playwright/test'
import { finger, type Hand, keyboard } from './support/hands.ts'
import { fetchLesson, modulesOf, nextActivity, playModule } from './support/lesson.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

/** From the home page to the last exercise of 人客來了, a lesson of level 1, type 進階. */
async function journey(page: Page, hand: Hand): Promise<void> {
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
    if (index + 1 < modules.length) await nextActivity(page, hand)
  }
  const end = page.getByRole('dialog', { name: '學完了！' })
  await expect(end).toContainText('人客來了')
  // The unit's only lesson of this type: with it the unit is done.
  await expect(end.getByRole('heading', { level: 2 })).toHaveText('單元一學完了！')
  await expect(end.getByRole('region', { name: '單元一' })).toContainText('1 / 1 課')
  await hand.press(end.getByRole('link', { name: '回到單元' }))
  await expect(page.getByRole('article').first()).toContainText('完成')
}

test('from home to the end of a lesson by keyboard alone', async ({ page }) => {
  await journey(page, keyboard(page))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('from home to the end of a lesson by touch alone', async ({ page }) => {
    await journey(page, finger())
  })
})
