import { expect } from '@playwright/test'
import { lessonPath } from '../support/lesson.ts'
import { openSettled } from '../support/page.ts'
import { test } from '../support/test.ts'

test('a wrong pick is told until the next one, while the sentence begins anew after a second; what was missed comes again', async ({
  page,
}) => {
  await openSettled(page, lessonPath({ step: 3, semester: 2, no: 2, mod: 4 }))
  const main = page.getByRole('main')
  const pick = (piece: number) => page.locator(`[data-piece="${piece}"]`).click()
  const chosen = page.locator('[data-piece][aria-pressed="true"]')
  await pick(0)
  await pick(2)
  await expect(main).toContainText('順序不對，從這一句的開頭再排一次。')
  await expect(main).toContainText('不接在')
  await expect(main).toContainText('你選的')
  await expect(chosen).toHaveCount(0, { timeout: 3000 })
  await expect(page.locator('[data-piece="2"]')).not.toContainText('不對')
  await expect(main).toContainText('順序不對')
  // What was right stays as a print; after the third miss the next piece is told.
  const mine = page.getByRole('region', { name: '正在排的句子' })
  const first = (await page.locator('[data-piece="0"]').textContent()) ?? ''
  await expect(mine).toContainText(first)
  for (let miss = 2; miss <= 3; miss++) {
    await pick(2)
    await expect(page.locator('[data-piece="2"]')).toContainText('不對')
    await expect(page.locator('[data-piece="2"]')).not.toContainText('不對', { timeout: 3000 })
  }
  await expect(main).toContainText('要排出這些意思的句子：')
  await expect(main).toContainText('聽聽看，接下來是')
  await expect(page.locator('[data-lit]')).toHaveCount(1)
  for (const piece of [0, 1, 2]) await pick(piece)
  await expect(main).not.toContainText('你選的')
  await expect(page.locator('[data-completed] li')).toHaveCount(1)
  await expect(page.locator('[data-piece="0"]')).toHaveCount(0)

  const count = await page.locator('[data-piece]').count()
  for (let piece = 3; piece < 3 + count; piece++) await pick(piece)
  // So the end of the lesson knows it.
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage).flatMap((key) => (key.startsWith('hakka.work.') ? localStorage[key] : [])),
    )
  await expect
    .poll(kept)
    .toEqual([expect.stringContaining('"answers":{"0":{"answer":{},"score":{"kind":"none"},"misses":3}')])
  await page.getByRole('button', { name: '再練剛才想了幾次的 1 題' }).click()
  await expect(page.getByRole('status').filter({ hasText: '再練一次' })).toContainText('1 / 1')
  await expect(page.locator('[data-piece]')).toHaveCount(3)
  for (const piece of [0, 1, 2]) await pick(piece)
  await expect(main).toContainText('句子都排好了！')
  await expect(page.getByRole('button', { name: /^再練/ })).toHaveCount(0)
})
