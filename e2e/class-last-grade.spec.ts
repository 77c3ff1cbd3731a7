import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { madeClass, onPhone, person, TEACHER } from './support/classes.ts'
import { open } from './support/page.ts'
import { press } from './support/people.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

// What the server makes of it is told in `roll.test.ts`.

test('a class at the end of 國小 is told that archiving does, and may still go up, by keys', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '賴老師', TEACHER)
  const own = await madeClass(teacher, '六年一班', ['畢業同學', '留校同學'], 6)
  await open(teacher, `/my/teaching-class/students?class_id=${own.id}`)
  await press(teacher, 'button', '升級到下學年')
  const dialog = teacher.getByRole('dialog', { name: '六年一班升級到下學年' })
  await expect(dialog).toContainText(
    '國小六年級是國小的最後一年，學生會升上國中，通常不用升級，封存就好。只有學生留在同一所學校時，才建立下學年的班級。',
  )
  await expect(dialog.getByText(/^新班級是 \d+ 學年、國中一年級；/)).toBeVisible()
  const name = dialog.getByLabel('新班級名稱')
  await expect(name).toHaveValue('七年一班')
  await expectNoAxeFindings(teacher, '國小最後一年升級')
  await name.fill(' ')
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription(/請輸入班級名稱/)
  await expect(name).toBeFocused()
  await name.fill('國中部一班')
  await dialog.getByRole('checkbox', { name: '1 畢業同學' }).press(' ')
  await dialog.getByRole('button', { name: '建立下學年的班級' }).press('Enter')
  await expect(toast(teacher, '國中部一班建立好了，六年一班封存了')).toBeVisible()
  await expect(teacher.getByRole('heading', { name: '國中部一班' })).toBeVisible()
  await expect(teacher.getByRole('checkbox', { name: /留校同學/ })).toBeVisible()
  await expect(teacher.getByRole('checkbox', { name: /畢業同學/ })).toHaveCount(0)
  // Nothing of the old one is lost.
  await open(teacher, `/my/teaching-class/students?class_id=${own.id}`)
  await expect(teacher.getByText('這個班級封存了，名單和紀錄只能看。')).toBeVisible()
  for (const pupil of ['畢業同學', '留校同學'])
    await expect(teacher.getByRole('main').getByText(pupil)).toBeVisible()
  await press(teacher, 'link', '看下學年的班級')
  await expect(teacher.getByRole('heading', { name: '國中部一班' })).toBeVisible()
  await teacher.context().close()
})

test('of 高三 nothing is offered but to archive it; that is done by touch, and the list stays', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const registered = await person(browser, baseURL, '邱老師', TEACHER)
  const own = await madeClass(registered, '高三 1 班', ['畢業同學'], 12)
  const teacher = await onPhone(browser, baseURL, registered)
  await registered.context().close()
  await open(teacher, `/my/teaching-class/students?class_id=${own.id}`)
  const roll = teacher.getByRole('button', { name: '升級到下學年' })
  await roll.tap()
  const dialog = teacher.getByRole('dialog', { name: '高三 1 班升級到下學年' })
  await expect(dialog).toContainText('高三是最後一年，沒有下學年。要收起這個班級，請按「封存班級」。')
  await expect(dialog.getByRole('button', { name: '建立下學年的班級' })).toHaveCount(0)
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await expectNoAxeFindings(teacher, '高三升級，390 px')
  await dialog.getByText('關閉', { exact: true }).tap()
  await expect(dialog).toBeHidden()
  await expect(roll).toBeFocused()
  await teacher.getByRole('button', { name: '封存班級' }).tap()
  await teacher.getByRole('dialog').getByRole('button', { name: '封存', exact: true }).tap()
  await expect(teacher.getByText('這個班級封存了，名單和紀錄只能看。')).toBeVisible()
  await expect(roll).toHaveCount(0)
  await expect(teacher.getByText('畢業同學')).toBeVisible()
  await expect(teacher.getByRole('button', { name: '恢復班級' })).toBeVisible()
  await teacher.context().close()
})
