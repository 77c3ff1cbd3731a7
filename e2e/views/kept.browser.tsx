import { expect, type Page } from '@playwright/test'
import { test } from 'vitest'
import { EXERCISES } from '../support/exercises.ts'
import { type Hand, mouse } from '../support/hands.ts'
import { openEntries } from '../support/page.ts'
import { picture } from '../support/picture.ts'
import { type Played, PRACTICE } from '../support/players/player.ts'
import { players } from '../support/players/players.ts'
import { inPage } from './in-page.ts'
import { goesBack, opensAnew, opensFirst } from './lesson.tsx'

const page = inPage()

class Enough extends Error {}

/** A mouse that leaves after its first submission, or after so many presses where each is one. */
function briefMouse(presses: number): Hand {
  let left = presses
  return {
    ...mouse,
    async press(target) {
      if (left-- === 0) throw new Enough()
      const submits = (await target.getAttribute('data-submit')) !== null
      await mouse.press(target)
      if (submits) throw new Enough()
    },
  }
}

/** Does the first of an exercise, rightly. */
const begin = (page: Page, module: Played) =>
  players[module.type]?.(page, briefMouse(4), module, PRACTICE).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error
  })

for (const type of EXERCISES) {
  test(`${type} is found as it was left, from another activity and when its page is opened anew`, async () => {
    const module = await opensFirst(type)
    const untouched = await picture(page)
    await begin(page, module)
    const left = await picture(page)
    expect(left).not.toEqual(untouched)

    const list = await openEntries(page)
    const here = list.locator('a[aria-current="step"]')
    await expect(here.getByText('學習中').or(here.getByLabel('完成'))).toBeVisible()
    const others = list.locator('a[href*="mod_no"]:not([aria-current])')
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await others.first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(name)
    await goesBack()
    await expect.poll(() => picture(page), '從別的活動回來').toEqual(left)

    await opensAnew()
    await expect.poll(() => picture(page), '重新打開以後').toEqual(left)
  })
}
