import { expect, type Locator } from '@playwright/test'
import { test } from 'vitest'
import { boardsOf } from '../support/answers.ts'
import { EXERCISES } from '../support/exercises.ts'
import { mouse } from '../support/hands.ts'
import { answerOne, placeOne } from '../support/place-one.ts'
import { openRound } from '../support/players/round.ts'
import { cutIn, outOfSight } from './cut-in.ts'
import { largestInDemo } from './demo.ts'
import { clicksThemselves, inPage } from './in-page.ts'
import { anotherLearner, opensFirst, opensModules } from './lesson.tsx'

const page = inPage()
clicksThemselves()
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
    await anotherLearner()
    await opensFirst(type, size)
    await expectWhole(`${size.join(' × ')}，出題`)
    await answerOne(page)
    await expectWhole(`${size.join(' × ')}，作答後`)
  }
})

/** Whose options are put into places; the other exercises have one try. */
const PLACED = [
  'article_review',
  'classification',
  'matching',
  'matching_in_diagram',
  'organizational_mindmap',
  'sentence_game',
  'sentence_pattern_practice',
  'sentence_pattern_practice_line_up',
  'timeline_cloze',
  'venn_diagram',
  'word_relation_ver',
]

/** Of these, whose words come up one by one and are told as they are put. */
const SORTED = ['classification', 'matching_in_diagram', 'timeline_cloze', 'venn_diagram']

const OPTION = '[data-pool]:visible [data-option]:not(:disabled):not([aria-pressed="true"])'
const SAID = '[data-kind="right"], [data-kind="wrong"], [data-kind="told"]'

/**
 * Fills all places with what comes first and submits, after a verdict once more; or goes on from what is done.
 * @returns whether there was anything to submit
 */
async function submits(bar: Locator): Promise<boolean> {
  const retry = bar.getByRole('button', { name: '再試一次' })
  const submit = bar.getByRole('button', { name: '送出答案' })
  if (await retry.isVisible()) {
    await retry.click()
    await expect(submit).toBeVisible()
  } else if (!(await submit.isVisible())) {
    if ((await bar.locator('[data-kind="right"]').count()) === 0) return false
    await bar.getByRole('button').last().click()
    await expect(bar.locator(SAID)).toHaveCount(0)
    if (!(await submit.isVisible())) return false
  }
  for (let left = 30; left > 0 && (await submit.isDisabled()); left--) {
    await page.locator(OPTION).first().click()
    const held = page.locator('[data-option][aria-pressed="true"]')
    if ((await held.count()) > 0) await page.locator('[data-slot]:visible').first().click()
  }
  await submit.click()
  // A verdict of this answer: what is told of one before went when something was put.
  await expect(bar.locator('[data-submit]:enabled').filter({ hasText: '送出答案' })).toHaveCount(0)
  await expect(bar.locator(SAID).first()).toBeVisible()
  return true
}

test.each(PLACED)('%s: nothing is cut, however often it is answered', async (type) => {
  const bar = page.getByRole('region', { name: '作答' })
  let submitted = 0
  for (const size of SCREENS) {
    await anotherLearner()
    await opensFirst(type, size)
    for (let turn = 1; turn <= 5; turn++) {
      if (SORTED.includes(type)) await placeOne(page, bar)
      else if (!(await submits(bar))) break
      submitted++
      await expectWhole(`${size.join(' × ')}，第 ${turn} 次作答`)
    }
  }
  expect(submitted).toBeGreaterThanOrEqual(3 * SCREENS.length)
})

const CARDS = '[data-word], [data-card], [data-way]'
const FREE = ['word', 'card', 'way']
  .map((data) => `[data-${data}]:enabled:not([aria-disabled="true"]):not([data-state="picked"])`)
  .join(', ')

test.each(['listen', 'pairs', 'clear', 'name', 'maze'])(
  'word_games, %s: nothing is cut, however the cards are taken',
  async (game) => {
    const seen = new Set<string>()
    const isSaid = async (kind: string) => {
      const said = (await page.locator(`.check-bar [data-kind="${kind}"]`).count()) > 0
      if (said) seen.add(kind)
      return said
    }
    for (const size of SCREENS) {
      await anotherLearner()
      await opensFirst('word_games', size)
      await expectWhole(`${size.join(' × ')}，選遊戲`)
      await page.locator(`[data-choose="${game}"]`).click()
      await expect(page.locator(CARDS).first()).toBeVisible()
      await expectWhole(`${size.join(' × ')}，出題`)
      // Until the game shows the answer, which it does after three misses.
      for (let turn = 1; turn <= 12 && !(await isSaid('told')); turn++) {
        const free = [...document.querySelectorAll<HTMLElement>(FREE)]
        const card = free[turn % free.length]
        // By itself, not by a hand: a question that is answered goes, with the card that a hand is reaching for.
        if (card) card.click()
        else await page.locator('[data-onward] button').click()
        for (const kind of ['right', 'wrong']) await isSaid(kind)
        await expectWhole(`${size.join(' × ')}，第 ${turn} 張`)
      }
    }
    expect(seen).toContain('wrong')
  },
)

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
