import type { Lesson } from '@hakka/contract/lesson'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { finger, type Hand, keyboard } from '../support/hands.ts'
import { firstOf, lessonPath, modulesOf, playModule } from '../support/lesson.ts'
import { test } from '../support/test.ts'

/** Where the demo has its types: the first lesson of these that has one is taken. */
const UNITS = [
  { step: 1, semester: 1, type: 1, lessons: 5 },
  { step: 1, semester: 1, type: 2, lessons: 1 },
  { step: 3, semester: 1, type: 1, lessons: 3 },
  { step: 5, semester: 2, type: 1, lessons: 3 },
  { step: 7, semester: 1, type: 1, lessons: 4 },
  { step: 10, semester: 1, type: 1, lessons: 3 },
]

async function lessonWith(request: APIRequestContext, type: string) {
  for (const { lessons, ...unit } of UNITS) {
    for (let no = 1; no <= lessons; no++) {
      const where = { ...unit, no }
      const answer = await request.get(`/api${lessonPath(where)}`)
      if (!answer.ok()) continue
      const lesson: Lesson = await answer.json()
      if (modulesOf(lesson).some((module) => module.type === type)) return { where, ...firstOf(lesson, type) }
    }
  }
  throw new Error(`示範教材沒有 ${type}`)
}

const tick = '[aria-label="活動選單"] [aria-current="step"] [aria-label="完成"]'

async function playFirst(page: Page, hand: Hand, type: string): Promise<void> {
  const { where, module, mod } = await lessonWith(page.request, type)
  await page.goto(lessonPath({ ...where, mod }))
  await playModule(page, hand, module)
  await expect(page.locator(tick)).toBeVisible()
}

/** Declares that a type can be worked to its end by keyboard alone and by touch alone, and is ticked then. */
export function playsToItsEnd(type: string): void {
  test(`${type} is worked to its end by keyboard alone`, ({ page }) => playFirst(page, keyboard(page), type))

  test.describe('on a tablet', () => {
    test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })
    test(`${type} is worked to its end by touch alone`, ({ page }) => playFirst(page, finger(), type))
  })
}
