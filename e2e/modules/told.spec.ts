import { expect } from '@playwright/test'
import { findModule } from '../support/module-types.ts'
import { open } from '../support/page.ts'
import { placeOne } from '../support/place-one.ts'
import { test } from '../support/test.ts'

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
  test(`${type} tells what was picked wrongly, with its meaning and sound`, async ({ page }) => {
    const { path } = await findModule(page.request, type)
    await open(page, path)
    const bar = page.getByRole('region', { name: '作答' })
    const wrong = bar.locator('[data-kind="wrong"]')
    // At the latest the third lies wrong.
    for (let tries = 0; tries < 4 && !(await wrong.isVisible()); tries++) {
      await placeOne(page, bar)
    }
    await expect(wrong).toContainText(says)
    await expect(bar.locator('.check-bar-told')).toContainText(label)
    await expect(bar.getByRole('button', { name: /^聽/ })).toHaveCount(sounds)
  })
}
