import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { expectNoAxeFindings } from './support/axe.ts'
import { samplePath } from './support/embeds.ts'
import { mouse } from './support/hands.ts'
import { open, overflow } from './support/page.ts'
import { assessedWay } from './support/players/assessed.ts'
import { players } from './support/players/players.ts'
import { test } from './support/test.ts'

test.use({ role: 'editor' })

const assessedPath = (type: string) => `${samplePath(type)}?way=assessed`

/** What only a key has: whichever of it a type has must not be on the page. */
const KEY = /\\"(is_correct|belongs_to|origin_index|answer|analysis|sentence_no|chinese_question_text)\\"/

const answered = z.object({ data: z.object({ sample: z.unknown() }) })

async function sampleOf(page: Page, type: string, way: 'practice' | 'assessed'): Promise<unknown> {
  const answer = await page.request.get(`/api/admin/module_types/${type}?way=${way}`)
  return answered.parse(await answer.json()).data.sample
}

/** The types that ask something. */
const EXERCISES = [
  'article_review',
  'classification',
  'hakka_to_chinese',
  'matching',
  'matching_2',
  'matching_in_diagram',
  'organizational_mindmap',
  'practice',
  'recover_sentence',
  'sentence_game',
  'sentence_pattern_practice',
  'sentence_pattern_practice_line_up',
  'short_article',
  'timeline_cloze',
  'venn_diagram',
  'word_games',
  'word_matching',
  'word_relation_ver',
]

test('every type that asks something is worked here', async ({ page }) => {
  const list = z.object({
    data: z.object({ types: z.array(z.object({ id: z.string(), asks: z.boolean() })) }),
  })
  const { data } = list.parse(await (await page.request.get('/api/admin/module_types')).json())
  expect(data.types.filter(({ asks }) => asks).map(({ id }) => id)).toEqual(EXERCISES)
})

test('where one practises the page has the key, which is how the tests below would see it', async ({
  page,
}) => {
  for (const type of ['practice', 'word_games', 'hakka_to_chinese'])
    expect(await (await page.request.get(samplePath(type))).text(), type).toMatch(KEY)
})

test('where the server marks no page has a key', async ({ page }) => {
  for (const type of EXERCISES) {
    expect(await (await page.request.get(assessedPath(type))).text(), type).not.toMatch(KEY)
  }
})

// All are played where the server's rules mark, in `views/played.browser.tsx`; these two ask the server itself.
for (const type of ['practice', 'word_games']) {
  test(`${type} is worked to its end where the server marks`, async ({ page }) => {
    const content = await sampleOf(page, type, 'practice')
    const way = assessedWay(type, content, await sampleOf(page, type, 'assessed'))
    await open(page, assessedPath(type))
    await players[type]?.(page, mouse, { type, content }, way)
  })
}

const main = (page: Page) => page.getByRole('main')
const foot = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** Puts two notes into two boxes of the classification, one of them wrongly. */
async function placeTwo(page: Page): Promise<void> {
  await open(page, assessedPath('classification'))
  for (const area of ['0', '1']) {
    await page.locator('[data-pool] [data-option]').first().click()
    await page.locator(`[data-slot="${area}"]`).click()
  }
  await expect(page.locator('[data-area] [data-option]')).toHaveCount(2)
}

test.describe('without a line', () => {
  test('nothing that was placed is lost: it says why, and once more gets its verdict', async ({ page }) => {
    await placeTwo(page)
    await page.context().setOffline(true)
    await foot(page, '送出答案').click()
    await expect(main(page).getByRole('status').filter({ hasText: '連不上網站' })).toHaveText(
      '連不上網站，還沒有批改。你的答案都還在。',
    )
    await expect(page.locator('[data-area] [data-option]')).toHaveCount(2)
    await expectNoAxeFindings(page, '沒有連線')
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.context().setOffline(false)
    await foot(page, '再試一次').click()
    await expect(main(page)).toContainText(/答對 \d 個/)
    await expect(main(page)).not.toContainText('連不上網站')
    await expect(foot(page, '送出答案')).toBeVisible()
  })
})

test('while a verdict is on its way nothing moves, and it is asked for once', async ({ page }) => {
  let asked = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/verdict', async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await placeTwo(page)
  const submit = foot(page, '送出答案')
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  // Neither a second press, nor an option, nor beginning anew does anything now.
  await page.keyboard.press('Enter')
  await page.locator('[data-area] [data-option]').first().click()
  await page.locator('[data-pool] [data-option]').first().click()
  await expect(foot(page, '重來')).toBeDisabled()
  await expect(page.locator('[data-area] [data-option]')).toHaveCount(2)
  await expect(page.locator('[data-pool] [aria-pressed="true"]')).toHaveCount(0)
  answer()
  await expect(main(page)).toContainText(/答對 \d 個/)
  expect(asked).toBe(1)
})

test('the gallery shows an exercise either way, and says which', async ({ page }) => {
  await open(page, '/admin/modules/gallery?id=practice')
  await page.getByRole('radio', { name: '評量' }).click({ force: true })
  await expect(page).toHaveURL(/way=assessed/)
  await expect(page.getByText('每次送出都由伺服器批改')).toBeVisible()
  const frame = page.locator('iframe[title="練習，手機"]')
  await expect(frame).toHaveAttribute('src', assessedPath('practice'))
  await expectNoAxeFindings(page, '評量', { without: ['landmark-unique'] })
  await open(page, '/admin/modules/gallery?id=word&way=assessed')
  await expect(page.getByRole('radio', { name: '評量' })).toHaveCount(0)
})
