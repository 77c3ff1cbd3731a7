import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open, overflow } from './support/page.ts'
import { passwordOf, test } from './support/test.ts'

const GALLERY = '/admin/modules/gallery'

/** Three types, each with something its sample shows. */
const TYPES = [
  { id: 'word', name: '語詞', shows: '弓蕉' },
  { id: 'matching', name: '配對', shows: '把答案放到正確的位置' },
  { id: 'practice', name: '練習', shows: '選出正確的答案。' },
] as const

const FRAMES = ['手機', '平板', '電腦'] as const

/** Frames that play and stream are never idle: what is awaited is what they show. */
async function expectFrames(page: Page, { name, shows }: { name: string; shows: string }): Promise<void> {
  for (const size of FRAMES) {
    const frame = page.frameLocator(`iframe[title="${name}，${size}"]`)
    await expect(frame.getByText(shows).filter({ visible: true }).first()).toBeVisible()
  }
}

test('an editor logs in and sees three types, each as a phone, a tablet and a desk show it', async ({
  page,
}) => {
  await open(page, GALLERY)
  await page.getByLabel('帳號', { exact: true }).fill('editor')
  await page.getByLabel('密碼', { exact: true }).fill(passwordOf('editor'))
  await page.getByRole('button', { name: '登入', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '模組類型' })).toBeVisible()
  for (const type of TYPES) {
    await open(page, `${GALLERY}?id=${type.id}`)
    await expect(page.getByRole('heading', { level: 2, name: type.name, exact: true })).toBeVisible()
    await expectFrames(page, type)
    const widths = await page
      .locator('iframe')
      .evaluateAll((frames) =>
        frames.map((frame) => (frame instanceof HTMLIFrameElement ? frame.contentWindow?.innerWidth : 0)),
      )
    expect(widths).toEqual([390, 820, 1440])
    // Three frames with the same page have the same landmarks, which axe compares across frames.
    await expectNoAxeFindings(page, type.id, { without: ['landmark-unique'] })
    await open(page, `${GALLERY}/${type.id}`)
    await expectNoAxeFindings(page, `${type.id}，單獨`)
  }
})

test.describe('an editor', () => {
  test.use({ role: 'editor' })

  test('finds a type by a part of its name, goes on, back, and to one by name', async ({ page }) => {
    await open(page, GALLERY)
    await page.getByLabel('找一種模組').fill('match')
    await expect(page.getByRole('region', { name: '全部類型' }).getByRole('status')).toHaveText('找到 4 種')
    await page.getByLabel('找一種模組').fill('沒有這種')
    await expect(page.getByText('沒有符合「沒有這種」的模組')).toBeVisible()
    await page.getByRole('button', { name: '看全部類型' }).click()
    await page.getByRole('link', { name: /^配對/ }).click()
    const head = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
    await expect(head('配對')).toBeVisible()
    const next = await page.getByRole('link', { name: '下一種' }).getAttribute('title')
    await page.getByRole('link', { name: '下一種' }).click()
    await expect(head(next ?? '')).toBeVisible()
    await page.getByRole('link', { name: '上一種' }).click()
    await expect(head('配對')).toBeVisible()
    await page.getByRole('combobox', { name: '模組類型' }).selectOption('practice')
    await expect(head('練習')).toBeVisible()
    await expect(page).toHaveURL(/\?id=practice$/)
    await open(page, `${GALLERY}?id=no-such-type`)
    await expect(page.getByText('沒有這一種模組類型')).toBeVisible()
  })

  for (const width of [360, 390, 820]) {
    test(`has the page with its frames in ${width} px without scrolling it sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, `${GALLERY}?id=word`)
      await expectFrames(page, TYPES[0])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await open(page, `${GALLERY}/word`)
      await expect(page.getByText('高麗菜').first()).toBeAttached()
      expect(await overflow(page), '範例').toBeLessThanOrEqual(0)
    })
  }
})

for (const role of ['student', 'teacher'] as const) {
  test.describe(`a ${role}`, () => {
    test.use({ role, allowed: [/^403 /] })
    test('has no permission for the gallery, nor for its samples and calls', async ({ page }) => {
      for (const path of [`${GALLERY}?id=word`, `${GALLERY}/word`]) {
        expect((await open(page, path))?.status(), path).toBe(403)
        await expect(page.locator('iframe')).toHaveCount(0)
      }
      expect((await page.request.get('/api/admin/module_types')).status()).toBe(403)
    })
  })
}
