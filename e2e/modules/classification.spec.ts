import { expect } from '@playwright/test'
import { fetchLesson, firstOf, lessonPath } from '../support/lesson.ts'
import { test } from '../support/test.ts'
import { playsToItsEnd } from './play.ts'

playsToItsEnd('classification')

test('a note of one’s own is written, stuck to a category, kept, and taken away', async ({ page }) => {
  const where = { step: 5, semester: 2 }
  const { mod } = firstOf(await fetchLesson(page.request, lessonPath(where)), 'classification')
  await page.goto(lessonPath({ ...where, mod }), { waitUntil: 'networkidle' })
  const write = page.getByRole('textbox', { name: '寫一個詞' })

  await write.fill('   ')
  await write.press('Enter')
  await expect(page.getByRole('button', { name: /^移動便利貼/ })).toHaveCount(0)

  await write.fill('落霜')
  await write.press('Enter')
  const note = page.getByRole('button', { name: '移動便利貼：落霜' })
  await note.press('Enter')
  await page.getByRole('button', { name: '貼到「寒天」' }).press('Enter')
  const lane = page.getByRole('region', { name: '「寒天」的便利貼' })
  await expect(lane.getByRole('button', { name: '移動便利貼：落霜' })).toBeFocused()

  await page.reload({ waitUntil: 'networkidle' })
  await expect(lane).toContainText('落霜')
  await lane.getByRole('button', { name: '撕掉便利貼：落霜' }).click()
  await expect(note).toHaveCount(0)
})
