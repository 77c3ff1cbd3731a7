import { expect } from '@playwright/test'
import { test } from 'vitest'
import { boardsOf } from '../support/answers.ts'
import { EXERCISES } from '../support/exercises.ts'
import { mouse } from '../support/hands.ts'
import { answerOne, placeOne } from '../support/place-one.ts'
import { openRound } from '../support/players/round.ts'
import { cutIn, outOfSight } from './cut-in.ts'
import { largestInDemo } from './demo.ts'
import { inPage } from './in-page.ts'
import { opensFirst, opensModules } from './lesson.tsx'

const page = inPage()
const SCREENS = [
  [1366, 768],
  [820, 1180],
  [390, 844],
  [360, 740],
] as const

/** Nothing that is worked with is cut or lies under the bar; what does not fit scrolls in its field, which says so. */
async function expectWhole(what: string): Promise<void> {
  await expect.poll(() => cutIn(), { message: what }).toEqual([])
}

test.each(EXERCISES)('%s: nothing is cut, as it is asked and as it is told', async (type) => {
  for (const size of SCREENS) {
    // Each screen is another learner's.
    localStorage.clear()
    await opensFirst(type, size)
    await expectWhole(`${size.join(' × ')}，出題`)
    await answerOne(page)
    await expectWhole(`${size.join(' × ')}，作答後`)
  }
})

/** Where what comes first may be put again and again: it is wrong once, a second and a third time, and right at last. */
const PLACED = ['classification', 'matching_in_diagram', 'sentence_game', 'timeline_cloze', 'venn_diagram']

test.each(PLACED)('%s: nothing is cut, however often it is answered', async (type) => {
  const bar = page.getByRole('region', { name: '作答' })
  for (const size of SCREENS) {
    localStorage.clear()
    await opensFirst(type, size)
    for (let turn = 1; turn <= 5; turn++) {
      await placeOne(page, bar)
      await expectWhole(`${size.join(' × ')}，第 ${turn} 次作答`)
      const retry = bar.getByRole('button', { name: '再試一次' })
      if (await retry.isVisible()) await retry.click()
    }
  }
})

test.each([
  [1366, 768],
  [820, 1180],
  [390, 844],
  [360, 740],
])(
  'practice at %d × %d: the options stay whole through three wrong answers and the right one',
  async (...size) => {
    const module = await opensFirst('practice', size)
    const boards = boardsOf(module)
    const index = boards.findIndex(({ wrong, right }) => wrong.length >= 2 && right.length === 1)
    const board = boards[index]
    const bar = page.getByRole('region', { name: '作答' })
    await openRound(page, mouse, index)
    const pick = async (id: number | undefined) => {
      await page.locator(`[data-pool]:visible [data-option="${id}"]`).click()
      await bar.getByRole('button', { name: '送出答案' }).click()
    }
    for (let miss = 1; miss <= 3; miss++) {
      const wrong = page.locator(
        board?.wrong.map((id) => `[data-pool]:visible [data-option="${id}"]:not(:disabled)`).join(', ') ?? '',
      )
      const id = await wrong.first().getAttribute('data-option')
      await pick(Number(id))
      await expect(bar.getByRole('alert')).toBeVisible()
      await expectWhole(`錯 ${miss} 次`)
      await bar.getByRole('button', { name: '再試一次' }).click()
    }
    await pick(board?.right[0]?.option)
    await expect(bar).toContainText('答對了！')
    await expectWhole('答對')
  },
)

test.each(['organizational_mindmap', 'matching_in_diagram', 'word_relation_ver'])(
  '%s: every place is in sight on a laptop, and nothing has to be scrolled for it',
  async (type) => {
    await opensModules([largestInDemo(type)])
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect(page.locator('[data-slot]:visible').first()).toBeVisible()
    await expect.poll(() => outOfSight()).toEqual([])
  },
)
