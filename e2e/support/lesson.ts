import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Hand } from './hands.ts'
import { PRACTICE } from './players/player.ts'
import { players } from './players/players.ts'

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

const pager = (page: Page) => page.getByRole('navigation', { name: '上一個與下一個' })

/** Works a module to its end: answers exercises rightly, looks at every slide of what is read. */
export async function playModule(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  const play = players[module.type] ?? readThrough
  await play(page, hand, module, PRACTICE)
  await expectDone(page, module)
}

/** Turns slide after slide; what has no slides is read to its end. */
async function readThrough(page: Page, hand: Hand): Promise<void> {
  // What is short is read as soon as it is there, and with the last of a lesson its end opens, in a face of its own.
  await expect(page.locator('[data-container-main] [data-level]:not(dialog)')).not.toContainText('載入中')
  const position = await pager(page).locator('p').textContent()
  const count = Number(/(\d+) \/ (\d+) (?!個活動)/.exec(`${position} `)?.[2] ?? 1)
  for (let slide = 2; slide <= count; slide++) {
    await untilHeard(page)
    await hand.press(pager(page).getByRole('button', { name: '下一個', exact: true }))
    await expect(pager(page)).toContainText(`${slide} / ${count}`)
  }
  await untilHeard(page)
  await hand.reach(pager(page).getByRole('button').or(pager(page).getByRole('link')).last())
}

/** A word counts when it has been heard. */
const untilHeard = (page: Page) => expect(page.locator('[data-heard="false"]')).toHaveCount(0)

/** Waits until this browser has noted the module of a visitor as done. */
async function expectDone(page: Page, { id }: LessonModule): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => localStorage.getItem('hakka.attempts') ?? '[]').then((kept) => JSON.parse(kept)),
    )
    .toContainEqual(expect.objectContaining({ moduleId: id }))
}

/** On to the next activity: by the pager, or where an exercise was done. */
export async function nextActivity(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: /^下一個活動/ }).last())
}
