import { expect } from '@playwright/test'
import { boardsOf } from '../support/answers.ts'
import { mouse } from '../support/hands.ts'
import { findModule } from '../support/module-types.ts'
import { alive, open, openEntries } from '../support/page.ts'
import { picture } from '../support/picture.ts'
import { openRound } from '../support/players/round.ts'
import { test } from '../support/test.ts'

// Every exercise is left and found in `views/kept.browser.tsx`; here the page itself is loaded anew.
test('an exercise is found as it was left, from another activity and after a reload', async ({ page }) => {
  const { module, path } = await findModule(page.request, 'practice')
  await open(page, path)
  const untouched = await picture(page)
  const [board] = boardsOf(module)
  await openRound(page, mouse, 0)
  for (const { option } of board?.right ?? []) {
    await page.locator(`[data-pool]:visible [data-option="${option}"]`).click()
  }
  await page.locator('[data-submit]:visible').click()
  await expect(page.getByRole('region', { name: '作答' })).toContainText('答對了！')
  const left = await picture(page)
  expect(left).not.toEqual(untouched)

  const list = await openEntries(page)
  const here = list.locator('a[aria-current="step"]')
  await expect(here.getByText('學習中').or(here.getByLabel('完成'))).toBeVisible()
  await list.locator('a[href*="mod_no"]:not([aria-current])').first().click()
  await expect(page).not.toHaveURL(path)
  await page.goBack()
  await expect.poll(() => picture(page), '從別的活動回來').toEqual(left)

  await page.reload()
  await alive(page)
  await expect.poll(() => picture(page), '重新整理以後').toEqual(left)
})

test('on the wall the next class begins anew', async ({ page }) => {
  const { path } = await findModule(page.request, 'practice')
  const at = new URLSearchParams(path.split('?')[1])
  const place = `step=${at.get('step_no')}&semester=${at.get('semester_no')}&lesson=${at.get('no')}&dialect=1`
  await open(page, `/teaching-material/junior/basic/detail?${place}&view_mode=slide&mod=${at.get('mod_no')}`)
  const untouched = await picture(page)
  await page.getByRole('button', { name: '看答案' }).click()
  await expect.poll(() => picture(page)).not.toEqual(untouched)
  await page.reload()
  await alive(page)
  await expect.poll(() => picture(page)).toEqual(untouched)
})
