import { expect, type Page } from '@playwright/test'
import { type Hand, mouse } from '../support/hands.ts'
import { findModule } from '../support/module-types.ts'
import { alive, open, openEntries } from '../support/page.ts'
import { type Played, PRACTICE } from '../support/players/player.ts'
import { players } from '../support/players/players.ts'
import { test } from '../support/test.ts'

/** Exercises whose work is found again. */
const KEPT = [
  'article_review',
  'classification',
  'hakka_to_chinese',
  'matching',
  'matching_2',
  'matching_in_diagram',
  'organizational_mindmap',
  'practice',
  'q_and_a',
  'recover_sentence',
  'sentence_game',
  'sentence_pattern_practice',
  'sentence_pattern_practice_line_up',
  'short_article',
  'timeline_cloze',
  'venn_diagram',
  'word_matching',
  'word_relation_ver',
] as const

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

/** How an exercise stands: what can be read of it, but for the bar, and where everything lies. */
const picture = (page: Page) =>
  page.evaluate(() => {
    const part = document.querySelector<HTMLElement>('[data-part]')
    const seen = (what: string) =>
      [...(part?.querySelectorAll<HTMLElement>(what) ?? [])].filter((own) => own.checkVisibility())
    const bars = seen('section[aria-label="作答"]').map((own) => own.innerText)
    const lying = seen('[data-option]').map((own) => [
      own.getAttribute('data-option'),
      own.closest('[data-area]')?.getAttribute('data-area'),
    ])
    const lines = seen('svg line').map((own) => own.outerHTML)
    return { text: bars.reduce((text, bar) => text.replace(bar, ''), part?.innerText ?? ''), lying, lines }
  })

for (const type of KEPT) {
  test(`${type} is found as it was left, from another activity and after a reload`, async ({ page }) => {
    const { module, path } = await findModule(page.request, type)
    await open(page, path)
    const untouched = await picture(page)
    await begin(page, module)
    const left = await picture(page)
    expect(left).not.toEqual(untouched)

    const list = await openEntries(page)
    const here = list.locator('a[aria-current="step"]')
    await expect(here.getByText('學習中').or(here.getByLabel('完成'))).toBeVisible()
    await list.locator('a[href*="mod_no"]:not([aria-current])').first().click()
    await expect(page).not.toHaveURL(path)
    await page.goBack()
    await expect.poll(() => picture(page), '從別的活動回來').toEqual(left)

    await page.reload()
    await alive(page)
    await expect.poll(() => picture(page), '重新整理以後').toEqual(left)
  })
}

test('on the wall the next class begins anew', async ({ page }) => {
  const { path } = await findModule(page.request, 'practice')
  const at = new URLSearchParams(path.split('?')[1])
  const place = `step=${at.get('step_no')}&semester=${at.get('semester_no')}&lesson=${at.get('no')}&dialect=1`
  await open(page, `/teaching-material/junior/basic/detail?${place}&view_mode=slide&mod=${at.get('mod_no')}`)
  const untouched = await picture(page)
  await page.getByRole('button', { name: '看答案' }).click()
  await expect.poll(() => picture(page)).not.toEqual(untouched)
  await page.reload()
  await alive(page)
  await expect.poll(() => picture(page)).toEqual(untouched)
})
