import { expect, type Page } from '@playwright/test'
import { boardsOf } from './support/answers.ts'
import { register } from './support/callers.ts'
import { mouse } from './support/hands.ts'
import { fetchLesson, firstOf, lessonPath, playModule } from './support/lesson.ts'
import { open, openEntries } from './support/page.ts'
import { openRound } from './support/players/round.ts'
import { test } from './support/test.ts'

const ticks = '[aria-label="活動選單"] [aria-label="完成"]'

test.describe('a teacher who learned here before logging in', () => {
  test.use({ role: 'teacher', own: true })

  test('is asked once whether ticks from before answers were kept join the account, and finds them on another device', async ({
    page,
    browser,
  }) => {
    const lesson = await fetchLesson(page.request, lessonPath({ step: 5, semester: 2, no: 2 }))
    const path = lessonPath({ step: 5, semester: 2, no: 2, mod: 3 })
    await open(page, '/')
    await page.evaluate(
      (kept) => localStorage.setItem('hakka.progress', JSON.stringify(kept)),
      [[lesson.id, [1, 2]]],
    )
    await open(page, path)
    const dialog = page.getByRole('dialog', { name: '加入學習紀錄' })
    await dialog.getByRole('button', { name: '加入', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator(ticks)).toHaveCount(2)
    await page.reload()
    await expect(page.locator(ticks)).toHaveCount(2)
    await expect(dialog).toBeHidden()

    const other = await browser.newContext({ storageState: await page.context().storageState() })
    const device = await other.newPage()
    await open(device, new URL(path, page.url()).href)
    await device.evaluate(() => localStorage.clear())
    await device.reload()
    await expect(device.locator(ticks)).toHaveCount(2)
    await other.close()
  })
})

/** Who has done nothing yet: the demo's pupil has. */
const newPupil = (page: Page) => {
  const name = `pupil-${Math.random().toString(36).slice(2)}`
  return register(page.request, { name, role_id: 8, email: `${name}@progress.example` })
}

test.describe('a pupil whose line is gone for a moment', () => {
  test('is told so, and the work is sent with the next page', async ({ page }) => {
    await newPupil(page)
    const path = lessonPath({ step: 5, semester: 2, no: 2, mod: 1 })
    let lost = 0
    await page.route('**/api/my/attempts', async (route) => {
      const { attempts } = route.request().postDataJSON()
      await route.abort()
      lost = Math.max(lost, attempts.length)
    })
    // Shown for three seconds only: looked for from before the page is there.
    const told = page.getByText('還沒有存到伺服器', { exact: true }).waitFor()
    await open(page, path)
    await told
    // An article is done when its end was seen.
    await open(page, lessonPath({ step: 5, semester: 2, no: 2, mod: 8 }))
    const kept = () =>
      page.evaluate(() => {
        scrollTo(0, document.body.scrollHeight)
        return localStorage.getItem('hakka.attempts.unsent')
      })
    await expect.poll(kept).toMatch(/"moduleNo":1\b.*"moduleNo":8\b/)
    // Both were on their way and did not arrive: what is still to be sent would go as soon as the line is back.
    await expect.poll(() => lost).toBe(2)
    await page.unroute('**/api/my/attempts')
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/my/attempts'))
    await open(page, '/lesson/menu?level_no=1')
    expect((await sent).ok()).toBe(true)
    await open(page, path)
    await expect(page.locator(ticks)).toHaveCount(2)
    // The module is shown again, and says so again: what is on its way is kept until the answer comes.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hakka.attempts.unsent'))).toBeNull()
  })
})

test.describe('a pupil who did an exercise before logging in', () => {
  test.use({ role: 'student', own: true })

  test('joins the answers, and the server marks them: what this browser made of them counts nothing', async ({
    page,
  }) => {
    const lesson = await fetchLesson(page.request, lessonPath({ step: 3, semester: 2, no: 1 }))
    const { module, mod } = firstOf(lesson, 'practice')
    const [board] = boardsOf(module)
    await open(page, '/')
    await page.evaluate((kept) => localStorage.setItem('hakka.attempts', JSON.stringify([kept])), {
      key: `joined-${Date.now()}`,
      lessonId: lesson.id,
      moduleNo: module.no,
      moduleId: module.id,
      versionId: module.version_id,
      answer: { 0: [board?.wrong[0]] },
      usedMs: 5000,
      doneAt: new Date().toISOString(),
      result: { earned: 99, total: 99 },
    })
    await open(page, lessonPath({ step: 3, semester: 2, no: 1, mod }))
    const dialog = page.getByRole('dialog', { name: '加入學習紀錄' })
    await dialog.getByRole('button', { name: '加入', exact: true }).click()
    await expect(dialog).toBeHidden()
    const total = boardsOf(module).length
    await expect(await openEntries(page)).toContainText(`答對 0 / ${total}`)
    expect(await page.evaluate(() => localStorage.getItem('hakka.attempts'))).toBeNull()
  })
})

test.describe('a pupil who changes the device', () => {
  test('finds the question that she has solved, and sees that the activity is under way', async ({
    page,
    browser,
  }) => {
    await newPupil(page)
    const where = { step: 5, semester: 2, no: 2 }
    const lesson = await fetchLesson(page.request, lessonPath(where))
    const { module, mod } = firstOf(lesson, 'practice')
    const path = lessonPath({ ...where, mod })
    await open(page, path)
    const head = await openRound(page, mouse, 0)
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/my/attempts'))
    for (const { option } of boardsOf(module)[0]?.right ?? [])
      await page.locator(`[data-option="${option}"]:visible`).click()
    await page.locator('[data-submit]:visible').click()
    await expect(head).toContainText('完成')
    expect((await sent).ok()).toBe(true)

    const { cookies } = await page.context().storageState()
    const other = await browser.newContext({ storageState: { cookies, origins: [] } })
    const device = await other.newPage()
    await open(device, new URL(path, page.url()).href)
    await expect(device.locator('[data-round="0"]')).toContainText('完成')
    await expect(device.locator('[data-round="1"]')).not.toContainText('完成')
    const list = await openEntries(device)
    await expect(list.getByRole('link', { name: new RegExp(`${module.name}.*學習中`) })).toBeVisible()
    await open(device, new URL('/lesson/menu?step_no=5&semester_no=2&level_no=3', page.url()).href)
    await expect(device.getByRole('article').filter({ hasText: lesson.title })).toContainText('學習中')
    await other.close()
  })
})

test('a visitor’s ticks stay in this browser', async ({ page }) => {
  await open(page, lessonPath({ mod: 1 }))
  await expect(page.locator(ticks)).toHaveCount(1)
  await page.reload()
  await expect(page.locator(ticks)).toHaveCount(1)
})

test('an exercise with a wrong first answer says so in the menu and on the lesson’s card, also when that came again', async ({
  page,
}) => {
  const where = { step: 5, semester: 2, no: 2 }
  const lesson = await fetchLesson(page.request, lessonPath(where))
  const { module, mod } = firstOf(lesson, 'practice')
  await open(page, lessonPath({ ...where, mod }))
  const [board] = boardsOf(module)
  const [wrong] = board?.wrong ?? []
  await openRound(page, mouse, 0)
  await page.locator(`[data-option="${wrong}"]:visible`).click()
  await page.locator('[data-submit]:visible').first().click()
  await expect(page.locator(`[data-pool] [data-option="${wrong}"]`)).toBeEnabled()
  await playModule(page, mouse, module)
  const total = boardsOf(module).length
  await expect(page.getByRole('main')).toContainText(`其中 ${total - 1} 題一次就答對`)
  await page.getByRole('button', { name: '再練剛才想了幾次的 1 題' }).click()
  await expect(page.getByRole('status').filter({ hasText: '再練一次' })).toContainText('1 / 1')
  for (const { option } of board?.right ?? [])
    await page.locator(`[data-pool]:visible [data-option="${option}"]`).click()
  await page.locator('[data-submit]:visible').click()
  await expect(page.getByRole('button', { name: /^下一個活動/ }).last()).toBeVisible()
  await expect(await openEntries(page)).toContainText(`答對 ${total - 1} / ${total}`)
  await open(page, '/lesson/menu?step_no=5&semester_no=2&level_no=3')
  await expect(page.getByRole('article').filter({ hasText: lesson.title })).toContainText(
    '有 1 個練習可以再試一次',
  )
})

test('the way back leads to the activity that was open last', async ({ page }) => {
  const path = lessonPath({ step: 3, mod: 4 })
  await open(page, path)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hakka.last'))).toContain('mod_no=4')
  await open(page, '/lesson/menu')
  const back = page.getByRole('region', { name: '繼續上次的學習' })
  await back.getByRole('link', { name: '接著學' }).click()
  await expect(page).toHaveURL(path)
})
