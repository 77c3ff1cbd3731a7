import { expect, type Page } from '@playwright/test'
import { boardsOf } from './support/answers.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { fetchLesson, lessonPath } from './support/lesson.ts'
import { findModule } from './support/module-types.ts'
import { open, openAssistant, openSettled, overflow } from './support/page.ts'
import { test } from './support/test.ts'

// What axe finds in what only opens, or is only so, after a press.

/** Opens the demo's first module of a type and answers it with its content. */
async function openType(page: Page, type: string) {
  const { module, path } = await findModule(page.request, type)
  await openSettled(page, path)
  return module
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('in a matching that is wrong, and then right', async ({ page }) => {
      const module = await openType(page, 'matching')
      const [board] = boardsOf(module)
      const right = board?.right ?? []
      const put = async (pairs: typeof right) => {
        for (const { option, area } of pairs) {
          const chip = page.locator(`[data-option="${option}"]:visible`)
          if ((await chip.count()) === 0) continue
          await chip.click()
          await page.locator(`[data-slot="${area}"]:visible`).click()
        }
      }
      const inPool = await page
        .locator('[data-pool] [data-option]:visible')
        .evaluateAll((chips) => chips.map((chip) => Number(chip.getAttribute('data-option'))))
      const shown = right.filter(({ option }) => inPool.includes(option))
      await put(
        shown.map(({ option }, index) => ({ option, area: shown[(index + 1) % shown.length]?.area ?? 0 })),
      )
      await page.locator('[data-submit]:visible').click()
      await expect(page.getByRole('main')).toContainText('要再想想')
      await expectNoAxeFindings(page, '配對，答錯')
      // The wrong ones go back by themselves.
      await expect(page.locator('[data-pool] [data-option]:visible')).toHaveCount(shown.length)
      await put(shown)
      await page.locator('[data-submit]:visible').click()
      await expect(page.locator('[data-round="0"]')).toContainText('完成')
      await expectNoAxeFindings(page, '配對，答對')
    })

    test('in a practice that is wrong, and then right', async ({ page }) => {
      const module = await openType(page, 'practice')
      const [board] = boardsOf(module)
      // The second question is the open one.
      await page.locator('[data-round="1"]').click()
      await page.locator('[data-round="0"]').click()
      await page.locator(`[data-option="${board?.wrong[0]}"]`).click()
      await page.locator('[data-submit]:visible').first().click()
      await expectNoAxeFindings(page, '練習，答錯')
      await expect(page.locator(`[data-pool] [data-option="${board?.wrong[0]}"]`)).toBeVisible()
      for (const { option } of board?.right ?? []) await page.locator(`[data-option="${option}"]`).click()
      await page.locator('[data-submit]:visible').first().click()
      await expect(page.locator('[data-round="0"]')).toContainText('完成')
      await expectNoAxeFindings(page, '練習，答對')
    })

    test('in an open word of an article', async ({ page }) => {
      await openType(page, 'article')
      await page.getByRole('main').locator('.ruby-word').first().click()
      await expect(page.locator('[data-word-popover]')).toBeVisible()
      await expectNoAxeFindings(page, '課文，查看一個詞')
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-word-popover]')).toBeHidden()
      await expect(page.getByRole('main').locator('.ruby-word').first()).toBeFocused()
    })

    test('in the study assistant and the dialects, and in projector mode', async ({ page }) => {
      await openType(page, 'kid_vocabulary')
      await page.getByRole('main').locator('details summary').first().click()
      await expectNoAxeFindings(page, '腔調選單')
      await page.keyboard.press('Escape')
      await openAssistant(page)
      await expectNoAxeFindings(page, '學習小幫手')
      await page.getByRole('switch', { name: '投影模式' }).click()
      await openAssistant(page)
      await page.getByRole('radio', { name: '特大' }).click()
      await page.getByRole('radio', { name: '數字' }).click()
      await expectNoAxeFindings(page, '投影模式')
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  })
}

test.describe('on a phone axe finds nothing', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('in the site’s menu', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: '選單', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoAxeFindings(page, '手機選單')
  })

  test('in the sheet of a lesson’s activities', async ({ page }) => {
    await openType(page, 'text')
    await page.getByRole('main').locator('[aria-haspopup="dialog"]').first().click()
    await expect(page.getByRole('dialog', { name: '選擇活動' })).toBeVisible()
    await expectNoAxeFindings(page, '選擇活動')
  })
})

test('every module of the lesson fits a small phone, at every text size', async ({ page }) => {
  const lesson = await fetchLesson(page.request, lessonPath({}))
  const count = Object.values(lesson.activities).flatMap(({ modules }) => modules).length
  await page.setViewportSize({ width: 360, height: 740 })
  const wide: string[] = []
  for (const size of ['標準', '特大']) {
    await openSettled(page, lessonPath({}))
    await openAssistant(page)
    await page.getByRole('radio', { name: size, exact: true }).click()
    await page.keyboard.press('Escape')
    for (let mod = 1; mod <= count; mod++) {
      await open(page, lessonPath({ mod }))
      await expect(page.getByRole('main')).not.toContainText('載入中')
      const by = await overflow(page)
      if (by > 0) wide.push(`${size}，模組 ${mod}：${by} px`)
    }
  }
  expect(wide).toEqual([])
})
