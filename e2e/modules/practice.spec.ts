import { expect } from '@playwright/test'
import { keyboard } from '../support/hands.ts'
import { fetchLesson, firstOf, lessonPath, playModule } from '../support/lesson.ts'
import { alive, open } from '../support/page.ts'
import { test } from '../support/test.ts'
import { playsToItsEnd } from './play.ts'

playsToItsEnd('practice')

test('right answers at once are all said to have been right at once, count once, and can all be given anew', async ({
  page,
}) => {
  const path = lessonPath({ step: 5, semester: 2, no: 2 })
  const { module, mod } = firstOf(await fetchLesson(page.request, path), 'practice')
  await open(page, `${path}&mod_no=${mod}`)
  await playModule(page, keyboard(page), module)
  await expect(page.getByRole('main')).toContainText('題一次就全部答對！')

  await page.reload()
  await alive(page)
  await expect(page.locator('[data-round="0"]')).toContainText('完成')
  const attempts = await page.evaluate(() => localStorage.getItem('hakka.attempts') ?? '')
  expect(JSON.parse(attempts)).toHaveLength(1)
  await page.getByRole('button', { name: '全部重做' }).click()
  await expect(page.locator('[data-round="0"]')).not.toContainText('完成')
  await expect(page.locator('[data-pool]:visible [data-option]').first()).toBeEnabled()
})
