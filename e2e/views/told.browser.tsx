import { expect } from '@playwright/test'
import { test } from 'vitest'
import { answerOne, placeOne } from '../support/place-one.ts'
import { expectReadInOrder } from '../support/read-in-order.ts'
import { inPage } from './in-page.ts'
import { opensFirst } from './lesson.tsx'

const page = inPage()

// hakka_to_chinese, word_games and word_matching are told wrong in tests of their own files.

/** For exercises whose options are put into places: what the first wrong one is told to mean, and how many sounds it has. */
const TOLD = [
  { type: 'article_review', label: '你選的', says: '「阿爸」是爸爸。', sounds: 1 },
  { type: 'classification', label: '你放的', says: '「火囪」是手提的小火爐。', sounds: 2 },
  // What the place asks for is not told: it would be the answer.
  { type: 'matching', label: '你放的', says: '「妹妹」的客語是「老妹」。', sounds: 2 },
  { type: 'matching_in_diagram', label: '你放的', says: '「桐花」的意思和華語一樣。', sounds: 1 },
  { type: 'organizational_mindmap', label: '你放的', says: '「番薯」是地瓜。', sounds: 1 },
  { type: 'word_relation_ver', label: '你放的', says: '「食」是吃。', sounds: 1 },
  { type: 'practice', label: '你選的', says: '「佢係𠊎阿公。」的意思是「他是我爺爺。」。', sounds: 1 },
  { type: 'sentence_game', label: '你選的', says: '「寫」的意思和華語一樣。', sounds: 1 },
  {
    type: 'sentence_pattern_practice',
    label: '你選的',
    says: '「六張」的意思和華語一樣。「六張」不放在第 1 格。',
    sounds: 1,
  },
  { type: 'sentence_pattern_practice_line_up', label: '你放的', says: '不放在第 1 格。', sounds: 1 },
  { type: 'timeline_cloze', label: '你放的', says: '「月光圓」是月亮圓。', sounds: 0 },
  { type: 'venn_diagram', label: '你放的', says: '「遮仔」是傘。', sounds: 1 },
] as const

for (const { type, label, says, sounds } of TOLD) {
  test(`${type} tells what was picked wrongly, with its meaning and sound`, async () => {
    await opensFirst(type)
    const bar = page.getByRole('region', { name: '作答' })
    const wrong = bar.locator('[data-kind="wrong"]')
    // At the latest the third lies wrong.
    for (let tries = 0; tries < 4 && !(await wrong.isVisible()); tries++) {
      await placeOne(page, bar)
    }
    await expect(wrong).toContainText(says)
    await expectReadInOrder(page, bar, says)
    await expect(bar.locator('.check-bar-told')).toContainText(label)
    await expect(bar.getByRole('button', { name: /^聽/ })).toHaveCount(sounds)
  })
}

for (const type of ['matching', 'organizational_mindmap', 'sentence_pattern_practice', 'word_matching']) {
  test(`${type}: who tries again at once finds empty what was filled wrongly`, async () => {
    await opensFirst(type)
    const bar = page.getByRole('region', { name: '作答' })
    const retry = bar.getByRole('button', { name: '再試一次' })
    for (let tries = 0; tries < 4 && !(await retry.isVisible()); tries++)
      await (type === 'word_matching' ? answerOne(page) : placeOne(page, bar))
    // In one breath: after a while they come back by themselves.
    const left = await retry.evaluate(async (button) => {
      ;(button as HTMLElement).click()
      await Promise.resolve()
      return [...document.querySelectorAll('main span')].filter(
        (own) => own.textContent?.trim() === '不對' && !own.closest('.check-bar'),
      ).length
    })
    expect(left).toBe(0)
    await expect(bar.getByRole('button', { name: '送出答案' })).toBeVisible()
  })
}

test('hakka_to_chinese: who tries again at once finds only what stood right in the line', async () => {
  await opensFirst('hakka_to_chinese')
  const bar = page.getByRole('region', { name: '作答' })
  const tiles = page.locator('[data-tile]')
  await expect(tiles.first()).toBeVisible()
  for (let at = (await tiles.count()) - 1; at >= 0; at--) await tiles.nth(at).click()
  await bar.locator('[data-submit]').click()
  // All tiles, those that belong nowhere too: what they begin with is right at best.
  const { all, left } = await bar.locator('[data-retry]').evaluate(async (button) => {
    const laid = () => document.querySelectorAll('[data-laid]').length
    const all = document.querySelectorAll('[data-tile]').length
    ;(button as HTMLElement).click()
    await Promise.resolve()
    return { all, left: laid() }
  })
  expect(left).toBeLessThan(all)
  await expect(bar.locator('[data-submit]')).toBeVisible()
  expect(await page.locator('[data-laid]').count()).toBe(left)
})

/** Others, each in its own way: what is done wrongly, what is said of it, and how many sounds that has. */
const OTHERS = [
  {
    type: 'matching_2',
    // As the cards are dealt no row is all right.
    act: () => page.locator('[data-submit]').click(),
    says: /先看這一對。「.+」(是.+|的意思和華語一樣)。/,
    told: '你配的',
    sounds: 1,
  },
  {
    type: 'recover_sentence',
    async act() {
      for (const piece of [0, 2]) await page.locator(`[data-piece="${piece}"]`).click()
    },
    says: '「大家䟘床。」不接在「日頭」後面。',
    told: '你選的',
    // Pieces have no sound of their own; the finished sentence is said.
    sounds: 0,
  },
  {
    type: 'short_article',
    act: () => page.getByRole('textbox', { name: '我的短文' }).fill('今晡日好天。'),
    says: '還沒用到：朝晨、食朝、學校、轉屋下、睡目。想一想，可以寫在哪裡？',
    told: '寫好了',
    sounds: 0,
  },
] as const

for (const { type, act, says, told, sounds } of OTHERS) {
  test(`${type} tells what was done wrongly, with its meaning and sound`, async () => {
    await opensFirst(type)
    await act()
    const bar = page.getByRole('region', { name: '作答' })
    await expect(bar).toContainText(says)
    // A text is nowhere wrong: what it lacks is said beside the bar's buttons.
    if (type !== 'short_article') await expectReadInOrder(page, bar, says)
    await expect(bar).toContainText(told)
    await expect(bar.getByRole('button', { name: /^聽/ })).toHaveCount(sounds)
  })
}
