import { expect } from '@playwright/test'
import { boardsOf } from '../support/answers.ts'
import { keyboard, mouse } from '../support/hands.ts'
import { fetchLesson, firstOf, lessonPath, modulesOf, playModule } from '../support/lesson.ts'
import { alive, open } from '../support/page.ts'
import { openRound } from '../support/players/round.ts'
import { test } from '../support/test.ts'

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

test('the end of a lesson offers what was missed once more, asked the other way round', async ({ page }) => {
  const path = lessonPath({ step: 1, semester: 1, no: 1 })
  const lesson = await fetchLesson(page.request, path)
  const { module, mod } = firstOf(lesson, 'practice')
  const others = modulesOf(lesson).filter(({ id }) => id !== module.id)
  await open(page, '/')
  await page.evaluate(
    (kept) => localStorage.setItem('hakka.attempts', JSON.stringify(kept)),
    others.map(({ id, no, version_id }) => ({
      key: `done-before-${id}`,
      lessonId: lesson.id,
      moduleNo: no,
      moduleId: id,
      versionId: version_id,
      answer: null,
      usedMs: 0,
      doneAt: new Date().toISOString(),
      result: null,
    })),
  )
  await open(page, `${path}&mod_no=${mod}`)
  const picture = 1
  const board = boardsOf(module)[picture]
  const option = (id: number | undefined) => page.locator(`[data-pool]:visible [data-option="${id}"]`)
  await openRound(page, mouse, picture)
  await option(board?.wrong[0]).click()
  await page.locator('[data-submit]:visible').click()
  await expect(page.getByRole('region', { name: '作答' }).getByRole('alert')).toBeVisible()
  await expect(option(board?.wrong[0])).toBeVisible()
  await playModule(page, mouse, module)

  const end = page.getByRole('dialog', { name: '學完了！' })
  await end.getByRole('button', { name: '練習一下這 1 個' }).click()
  await expect(page.getByRole('main')).toContainText('再練一次')
  await expect(page.getByRole('heading', { name: '這次用聽的：說的是哪一個？' })).toBeVisible()
  await expect(page.getByRole('button', { name: '顯示文字' })).toBeVisible()
  await option(board?.right[0]?.option).click()
  await page.locator('[data-submit]:visible').click()
  await page.getByRole('button', { name: '練好了' }).click()
  await expect(end).toBeVisible()
  await expect(end.getByRole('button', { name: /^練習一下/ })).toHaveCount(0)
})
