import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { boardsOf } from './answers.ts'
import type { Hand } from './hands.ts'

/** A lesson's address without its host. */
export function lessonPath(lesson: {
  step?: number
  semester?: number
  dialect?: number
  type?: number
  no?: number
  mod?: number
}): string {
  const { step = 1, semester = 1, dialect = 1, type = 1, no = 1, mod } = lesson
  const path = `/lesson?step_no=${step}&semester_no=${semester}&dialect_id=${dialect}&type_no=${type}&no=${no}`
  return mod === undefined ? path : `${path}&mod_no=${mod}`
}

/** What the server gives the page at a lesson's address. */
export async function fetchLesson(request: APIRequestContext, path: string): Promise<Lesson> {
  const answer = await request.get(`/api${path}`)
  expect(answer.status()).toBe(200)
  return answer.json()
}

export const modulesOf = ({ activities }: Lesson): LessonModule[] =>
  Object.values(activities).flatMap(({ modules }) => modules)

/** The first module of a type, with its 1-based place in the lesson. */
export function firstOf(lesson: Lesson, type: string): { module: LessonModule; mod: number } {
  const all = modulesOf(lesson)
  const at = all.findIndex((module) => module.type === type)
  const module = all[at]
  if (!module) throw new Error(`這一課沒有 ${type}`)
  return { module, mod: at + 1 }
}

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const pager = (page: Page) => page.getByRole('navigation', { name: '上一個與下一個' })

/** Works a module to its end: answers exercises rightly, looks at every slide of what is read. */
export async function playModule(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  if (module.type === 'practice') await playPractice(page, hand, module)
  else if (module.type === 'matching') await playMatching(page, hand, module)
  else await readThrough(page, hand)
  await expectDone(page, module)
}

/** Turns slide after slide; what has no slides is read to its end. */
async function readThrough(page: Page, hand: Hand): Promise<void> {
  await expect(page.locator('[data-container-main] [data-level]')).not.toContainText('載入中')
  const position = await pager(page).locator('p').textContent()
  const count = Number(/(\d+) \/ (\d+) (?!個活動)/.exec(`${position} `)?.[2] ?? 1)
  for (let slide = 2; slide <= count; slide++) {
    await hand.press(pager(page).getByRole('button', { name: '下一個', exact: true }))
    await expect(pager(page)).toContainText(`${slide} / ${count}`)
  }
  await hand.reach(pager(page).getByRole('button').or(pager(page).getByRole('link')).last())
}

/** Waits until this browser has noted the module of a visitor as done. */
async function expectDone(page: Page, { lesson_id, no }: LessonModule): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => localStorage.getItem('hakka.progress') ?? '[]').then((kept) => JSON.parse(kept)),
    )
    .toContainEqual([lesson_id, expect.arrayContaining([no])])
}

async function playPractice(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  for (const [index, { right }] of boardsOf(module).entries()) {
    const head = page.locator(`[data-round="${index}"]`)
    if ((await head.getAttribute('aria-expanded')) === 'false') await hand.press(head)
    for (const { option } of right) await hand.press(page.locator(`[data-option="${option}"]`))
    await hand.press(page.locator('[data-submit]:visible').nth(await openBefore(page, index)))
    await expect(head).toContainText('完成')
  }
  await expect(page.getByRole('main')).toContainText('題一次就全部答對！')
}

/** How many questions above this one are open and not done: each has its own button to submit. */
async function openBefore(page: Page, index: number): Promise<number> {
  const heads = page.locator('[data-round][aria-expanded="true"]').filter({ hasNotText: '完成' })
  const numbers = await heads.evaluateAll((all) => all.map((own) => Number(own.getAttribute('data-round'))))
  return numbers.filter((number) => number < index).length
}

async function playMatching(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  const [board] = boardsOf(module)
  await expect(page.locator('[data-round]').first()).toBeVisible()
  const rounds = await page.locator('[data-round]').count()
  for (let round = 0; round < rounds; round++) {
    for (const { option, area } of board?.right ?? []) {
      const chip = page.locator(`[data-option="${option}"]:visible`)
      if ((await chip.count()) === 0) continue
      await hand.press(chip)
      await hand.press(page.locator(`[data-slot="${area}"]:visible`))
    }
    await hand.press(page.locator('[data-submit]:visible'))
    await expect(page.locator(`[data-round="${round}"]`)).toContainText('完成')
    if (round + 1 < rounds) await hand.press(named(page, new RegExp(`第 ${round + 2} `)))
  }
}

/** On to the next activity. */
export async function nextActivity(page: Page, hand: Hand): Promise<void> {
  await hand.press(pager(page).getByRole('button', { name: '下一個活動' }))
}
