import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { EXERCISES } from './support/exercises.ts'
import { findModule, largestPath } from './support/module-types.ts'
import { open, openSettled } from './support/page.ts'
import { moduleAt, openModules } from './support/some-lesson.ts'
import { test } from './support/test.ts'

const WALLS = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
] as const

/** The wall of a lesson's page. */
function wallOf(path: string): string {
  const query = new URL(path, 'http://lesson').searchParams
  const of = (name: string) => query.get(name) ?? ''
  const kind = of('type_no') === '2' ? 'advanced' : 'basic'
  const school = Number(of('step_no')) > 9 ? 'senior' : 'junior'
  const wall = new URLSearchParams({
    step: of('step_no'),
    semester: of('semester_no'),
    lesson: of('no'),
    dialect: of('dialect_id') || '1',
    view_mode: 'slide',
    mod: of('mod_no'),
  })
  return `/teaching-material/${school}/${kind}/detail?${wall}`
}

const stage = (page: Page) => page.locator('.fit-stage')

/** How far the content is taller than the stage. */
const tooTall = (page: Page) => stage(page).evaluate((own) => own.scrollHeight - own.clientHeight)

/** What is right, or said as an answer. */
const ANSWER = '.bg-correct:visible, [data-samples]:visible, [data-analysis]:visible'

test('every exercise is all in view on a wall, and its answers are opened and hidden', async ({ page }) => {
  await openModules(page, await Promise.all(EXERCISES.map((type) => moduleAt(page, largestPath(type)))))
  await page.setViewportSize(WALLS[0])
  await page.getByRole('link', { name: '投影教材', exact: true }).first().click()
  for (const [index, type] of EXERCISES.entries()) {
    await expect(page.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText(`A${index + 1}`)
    await expect(page.getByRole('button', { name: '看答案' }), type).toBeVisible()
    const answer = stage(page).locator(ANSWER)
    await expect(answer, type).toHaveCount(0)
    for (const screen of WALLS) {
      await page.setViewportSize(screen)
      await expect.poll(() => tooTall(page), `${type}，題目，${screen.width}`).toBeLessThanOrEqual(0)
    }
    await page.keyboard.press('a')
    await expect(answer.first(), type).toBeVisible()
    for (const screen of [...WALLS].reverse()) {
      await page.setViewportSize(screen)
      await expect.poll(() => tooTall(page), `${type}，答案，${screen.width}`).toBeLessThanOrEqual(0)
    }
    await page.getByRole('button', { name: '藏起答案' }).click()
    await expect(answer, type).toHaveCount(0)
    await nextActivity(page, index)
  }
})

/** Walks by clicker through the rounds of an activity to the next one. */
async function nextActivity(page: Page, index: number): Promise<void> {
  if (index + 1 === EXERCISES.length) return
  const head = page.getByRole('heading', { level: 1 }).locator('xpath=..')
  const place = () => head.innerText()
  while (!(await place()).startsWith(`A${index + 2}`)) {
    const before = await place()
    await page.keyboard.press('PageDown')
    await expect.poll(place).not.toBe(before)
  }
}

test('a teacher opens the wall, walks on by clicker, and back leads to the lesson', async ({ page }) => {
  const { path } = await findModule(page.request, 'practice')
  await open(page, path)
  const lesson = page.url()
  await page.getByRole('link', { name: '投影教材', exact: true }).first().click()
  await expect(page.getByRole('button', { name: '看答案' })).toBeVisible()
  await expect(page.getByRole('region', { name: '作答' })).toHaveCount(0)
  const place = page.getByRole('main')
  await expect(place).toContainText('第 1 題，共')
  // Where there is no room for all controls, the way on is still there.
  const wide = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: '下一張' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(wide)
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: '藏起答案' })).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(place).toContainText('第 2 題，共')
  await expect(page.getByRole('button', { name: '看答案' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(place).toContainText('第 1 題，共')
  await page.keyboard.press('ArrowLeft')
  await expect(place).not.toContainText('第 1 題，共')
  await page.goBack()
  await expect(page).toHaveURL(lesson)
})

test('pupils are drawn by number, each once, until all had their turn', async ({ page }) => {
  const { path } = await findModule(page.request, 'practice')
  await open(page, wallOf(path))
  await page.keyboard.press('n')
  await page.getByRole('spinbutton').fill('3')
  await page.keyboard.press('Enter')
  const card = page.getByRole('complementary', { name: '抽一位' })
  const drawn = new Set<string>()
  for (let turn = 0; turn < 3; turn++) {
    drawn.add(await card.getByRole('status').innerText())
    await expect(
      card.getByRole('button', { name: turn < 2 ? '再抽' : '從頭再抽', exact: true }),
    ).toBeVisible()
    if (turn < 2) await page.keyboard.press('n')
  }
  expect(drawn.size).toBe(3)
  await card.getByRole('button', { name: '收起來' }).click()
  await expect(card).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/lesson\?/)
})

test('two teams play a game by the numbers of its cards, and have any other activity beside it', async ({
  page,
}) => {
  const { path } = await findModule(page.request, 'word_games')
  await page.setViewportSize(WALLS[0])
  await openSettled(page, wallOf(path))
  for (const [id, cards] of [
    ['maze', 4],
    ['clear', 12],
    ['pairs', 12],
    ['name', 4],
    ['listen', 4],
  ] as const) {
    await page.locator(`[data-choose="${id}"]`).click()
    await expect(page.locator('.game-number')).toHaveCount(cards)
    await expect(page.getByRole('button', { name: '看答案' })).toBeVisible()
    await page.keyboard.press('a')
    await expect(stage(page).locator('.bg-correct:visible, .game-pair').first()).toBeVisible()
    for (const screen of WALLS) {
      await page.setViewportSize(screen)
      await expect.poll(() => tooTall(page), `${id}，${screen.width}`).toBeLessThanOrEqual(0)
    }
    await page.keyboard.press('a')
    if (id !== 'listen') await page.getByRole('button', { name: '全部遊戲' }).click()
  }

  await page.keyboard.press('t')
  const flame = page.getByRole('region', { name: '火焰之光隊' })
  const rocket = page.getByRole('region', { name: '阿啾火箭隊' })
  await expect(flame).toContainText('換你們了')
  await expectNoAxeFindings(page, '兩隊')
  // The answers say which number is right.
  await page.keyboard.press('a')
  const right = await stage(page)
    .locator('[data-word]')
    .evaluateAll((all) => all.findIndex((own) => own.getAttribute('data-state') === 'right'))
  await page.keyboard.press('a')
  await page.keyboard.press(String(((right + 1) % 4) + 1))
  await expect(rocket).toContainText('換你們了')
  await page.keyboard.press(String(right + 1))
  await expect(rocket).toContainText('1')
  await expect(rocket).toContainText('換你們了')
  await page.keyboard.press('u')
  await expect(rocket.locator('.team-points')).toHaveText('0分')

  // What is right leads on by itself; a clicker from there.
  await expect(page.getByRole('main')).toContainText('第 2 題，共')
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('main')).toContainText('第 3 題，共')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/lesson\?/)
})

test('where nothing is judged the teacher gives points, and the teams stay from activity to activity', async ({
  page,
}) => {
  const { path } = await findModule(page.request, 'practice')
  await page.setViewportSize(WALLS[1])
  await openSettled(page, wallOf(path))
  await page.getByRole('button', { name: '分兩隊' }).click()
  const rocket = page.getByRole('region', { name: '阿啾火箭隊' })
  await rocket.getByRole('button', { name: '加一分' }).click()
  await expect(rocket).toContainText('換你們了')
  await expect.poll(() => tooTall(page)).toBeLessThanOrEqual(0)
  await page.keyboard.press('PageDown')
  await expect(rocket.locator('.team-points')).toHaveText('1分')
  await page.getByRole('button', { name: '收回一分' }).click()
  await expect(rocket.locator('.team-points')).toHaveText('0分')
})
