import { expect, type Page } from '@playwright/test'
import { lessonPath } from './support/lesson.ts'
import { openSettled } from './support/page.ts'
import { LESSON } from './support/routes.ts'
import { test } from './support/test.ts'

test.use({ fresh: true })

/** 2026-09-01 10:00:10 in Taipei. */
const NOW = new Date('2026-09-01T02:00:10Z')

/** Bodies of the punches that the page sends. */
function punchesOf(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/study_history/punch')) bodies.push(request.postDataJSON())
  })
  return bodies
}

/** Seconds of the page's clock between two looks at the network. */
const STEP = 5
const ON_ITS_WAY = '__onItsWay'

/** The page counts what it has asked for and is not answered yet. */
const countAsked = (page: Page) =>
  page.addInitScript((name) => {
    const ask = window.fetch.bind(window)
    let open = 0
    window.fetch = async (...asked) => {
      Reflect.set(window, name, ++open)
      try {
        const answer = await ask(...asked)
        await answer.clone().arrayBuffer()
        return answer
      } finally {
        Reflect.set(window, name, --open)
      }
    }
  }, ON_ITS_WAY)

/** What the page has sent is answered. */
const answered = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate((name) => Reflect.get(window, name) ?? 0, ON_ITS_WAY)).toBe(0)

/** Lets the page's own clock go on, as its timers see it; what they send is answered in between. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= STEP) {
    await page.clock.runFor(Math.min(left, STEP) * 1000)
    await answered(page)
  }
}

async function openPaused(page: Page, path: string): Promise<void> {
  await countAsked(page)
  await page.clock.install({ time: NOW })
  await openSettled(page, path)
  await page.clock.pauseAt(new Date(NOW.getTime() + 8_000))
}

test('a visitor’s time is never sent; the assistant says how to keep it', async ({ page }) => {
  const punches = punchesOf(page)
  await openPaused(page, LESSON)
  await pass(page, 95)
  expect(punches).toEqual([])
})

test.describe('a student', () => {
  test.use({ role: 'student', own: true })

  test('has the time kept every 30 seconds, by one recorder, with all that says where', async ({ page }) => {
    const punches = punchesOf(page)
    await openPaused(page, lessonPath({ mod: 2 }))
    await pass(page, 11)
    expect(punches).toHaveLength(0)
    await pass(page, 3)
    await expect.poll(() => punches).toHaveLength(1)
    expect(punches[0]).toMatchObject({
      page_code: 'lesson',
      dialect_id: 1,
      level_no: 1,
      step_no: 1,
      semester_no: 1,
      type_no: 1,
      lesson_no: 1,
      lesson_id: expect.any(Number),
    })
    expect(punches[0]?.recorder_id).toBeUndefined()
    await pass(page, 30)
    await pass(page, 30)
    await expect.poll(() => punches).toHaveLength(3)
    expect(punches[1]?.recorder_id).toEqual(expect.any(Number))
    expect(punches[2]?.recorder_id).toBe(punches[1]?.recorder_id)
  })

  test('who does nothing for five minutes is not learning; a touch goes on', async ({ page }) => {
    const punches = punchesOf(page)
    await openPaused(page, LESSON)
    await pass(page, 360)
    const rested = punches.length
    expect(rested).toBeGreaterThanOrEqual(9)
    expect(rested).toBeLessThanOrEqual(11)
    await pass(page, 90)
    expect(punches).toHaveLength(rested)
    await page.mouse.move(200, 300)
    await page.mouse.move(220, 320)
    await pass(page, 31)
    await expect.poll(() => punches).toHaveLength(rested + 1)
  })

  test('sees today’s minutes in the assistant', async ({ page }) => {
    await openPaused(page, lessonPath({ mod: 3 }))
    const panel = page.getByRole('complementary', { name: '學習小幫手' })
    await expect(panel).toContainText(/今天學了\s*\d+\s*分鐘/)
  })
})
