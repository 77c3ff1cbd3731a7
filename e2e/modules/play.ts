import { expect } from '@playwright/test'
import { finger, keyboard } from '../support/hands.ts'
import { fetchLesson, firstOf, lessonPath, playModule } from '../support/lesson.ts'
import { test } from '../support/test.ts'

/** A lesson that has the type. */
const WHERE = { step: 1, semester: 1, type: 1, no: 1 }

const tick = '[aria-label="活動選單"] [aria-current="step"] [aria-label="完成"]'

/** Declares that a type can be worked to its end by keyboard alone and by touch alone, and is ticked then. */
export function playsToItsEnd(type: string): void {
  test(`${type} is worked to its end by keyboard alone`, async ({ page, request }) => {
    const { module, mod } = firstOf(await fetchLesson(request, lessonPath(WHERE)), type)
    await page.goto(lessonPath({ ...WHERE, mod }))
    await playModule(page, keyboard(page), module)
    await expect(page.locator(tick)).toBeVisible()
  })

  test.describe('on a tablet', () => {
    test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })
    test(`${type} is worked to its end by touch alone`, async ({ page, request }) => {
      const { module, mod } = firstOf(await fetchLesson(request, lessonPath(WHERE)), type)
      await page.goto(lessonPath({ ...WHERE, mod }))
      await playModule(page, finger(), module)
      await expect(page.locator(tick)).toBeVisible()
    })
  })
}
