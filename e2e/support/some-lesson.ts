import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { fetchLesson } from './lesson.ts'
import { alive, open } from './page.ts'

/** What a lesson's module is made of, for a page. */
export interface SomeModule {
  type: string
  content: unknown
}

const lesson = z.looseObject({
  activities: z.record(z.string(), z.looseObject({ modules: z.array(z.looseObject({})) })),
})
const values = z.array(z.unknown())

/** A unit with lessons, one of which is opened. */
const UNIT = '/lesson/menu?level_no=1&part_no=1'

/** The lesson with other modules in the place of its own. */
function withModules(text: string, modules: readonly SomeModule[]): string {
  const own = lesson.parse(JSON.parse(text))
  const [first] = Object.values(own.activities).flatMap((activity) => activity.modules)
  const all = modules.map((module, index) => ({
    ...first,
    ...module,
    id: 900_000 + index,
    no: index + 1,
    code: `A${index + 1}`,
  }))
  const rest = { steps: [], modules: [] }
  return JSON.stringify({ ...own, activities: { 1: { steps: [], modules: all }, 2: rest, 3: rest } })
}

/**
 * Opens a lesson with the given modules, which no lesson has; Page Down leads from one to the next. The server knows
 * nothing of it: its answer is another one on the way to the page.
 */
export async function openModules(page: Page, modules: readonly SomeModule[]): Promise<void> {
  // A hundred questions at once are more than any lesson has: they are drawn for a while.
  const slow = { timeout: 30_000 }
  await page.route(/\/(lesson|detail)\.data\?/, async (route) => {
    const answer = await route.fetch()
    const [head = '', ...rest] = (await answer.text()).split('\n')
    const changed = values
      .parse(JSON.parse(head))
      .map((own) => (typeof own === 'string' && own.startsWith('{"id"') ? withModules(own, modules) : own))
    await route.fulfill({ response: answer, body: [JSON.stringify(changed), ...rest].join('\n') })
  })
  await open(page, UNIT)
  await page.getByRole('main').locator('a[href^="/lesson?"]').first().click()
  await expect(page).toHaveURL(/\/lesson\?/)
  await alive(page, slow)
}

/** The module at a lesson's address, as a page gets it. */
export async function moduleAt(page: Page, path: string): Promise<SomeModule> {
  const { activities } = await fetchLesson(page.request, path)
  const mod = Number(new URL(path, 'http://lesson').searchParams.get('mod_no'))
  const found = Object.values(activities).flatMap(({ modules }) => modules)[mod - 1]
  if (!found) throw new Error(`沒有第 ${mod} 個活動：${path}`)
  return found
}
