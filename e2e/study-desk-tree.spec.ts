import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { type Drag, dragByFinger, middleOf } from './support/drag.ts'
import { finger, type Hand, keyboard } from './support/hands.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

test.use({ role: 'editor' })

const READINGS: Record<string, string> = {
  恁早: 'an31 zo31',
  食飽吂: 'siid5 bau31 mang11',
  正來尞: 'zang55 loi11 liau55',
}

/** Brings an entry below the next one. */
type Down = (row: Locator) => Promise<void>

const byKeys: Down = async (row) => {
  const handle = row.locator('[data-handle]')
  await handle.press('ArrowDown')
  // It stands where the next one stood, and what was pressed went with it.
  await expect(row.locator('xpath=following-sibling::li[1]').locator('[data-handle]')).toBeFocused()
}

const byDrag =
  (page: Page, drag: Drag): Down =>
  async (row) => {
    const handle = row.locator('[data-handle]')
    const next = row.locator('xpath=following-sibling::li[1]')
    const { y } = await middleOf(next)
    const from = await middleOf(handle)
    await drag(page, from, { x: from.x, y: y + 12 })
  }

/** A theme from nothing: parts, sentences, their order, one that moves, and all of it away and back. */
async function journey(page: Page, hand: Hand, down: Down): Promise<void> {
  const dialog = page.getByRole('dialog')
  const theme = `新的主題 ${Date.now()}`
  const add = async (button: Locator, name: string, confirm: string) => {
    await hand.press(button)
    await dialog.getByLabel('名稱').fill(name)
    await hand.press(dialog.getByRole('button', { name: confirm }))
    await expect(dialog).toHaveCount(0)
  }
  await open(page, '/admin/self_study/speaking')
  await add(page.getByRole('button', { name: '新增主題' }), theme, '新增主題')
  const parts = page.getByRole('list', { name: `「${theme}」的子主題` })
  for (const part of ['朝晨', '暗晡'])
    await add(parts.getByRole('button', { name: '新增子主題' }), part, '新增子主題')

  await hand.press(page.getByRole('link', { name: `編輯「${theme}」的四縣腔，0 項` }))
  for (const [text, pinyin] of Object.entries(READINGS)) {
    await page.getByLabel('客語', { exact: true }).fill(text)
    await page.getByLabel('拼音', { exact: true }).fill(pinyin)
    await page.getByLabel('華語', { exact: true }).fill('打招呼')
    await hand.press(page.getByRole('button', { name: '新增這一句' }))
    const more = page.getByRole('link', { name: '新增句子' })
    await expect(page.getByRole('link', { name: text })).toHaveAttribute('aria-current', 'page')
    await hand.press(more)
    await expect(more).toHaveAttribute('aria-current', 'page')
  }

  const sentences = page.getByRole('navigation', { name: '句子' })
  await hand.press(sentences.getByRole('button', { name: '調整順序：「朝晨」的句子' }))
  const rows = dialog.getByRole('list', { name: '順序' }).locator(':scope > li')
  await down(rows.first())
  await expect(rows.first()).toContainText('食飽吂')
  await expectNoAxeFindings(page, '調整順序')
  await hand.press(dialog.getByRole('button', { name: '儲存順序' }))
  await expect(dialog).toHaveCount(0)
  await expect(sentences.getByRole('list').getByRole('link')).toHaveText([/食飽吂/, /恁早/, /正來尞/])

  await hand.press(sentences.getByRole('link', { name: '恁早' }))
  await hand.press(page.getByRole('button', { name: '移到別的主題' }))
  const place = dialog.getByLabel('移到哪個子主題')
  await place.selectOption({ label: `Ⅰ級教材　${theme}：暗晡` })
  await hand.press(dialog.getByRole('button', { name: '移過去' }))
  await expect(sentences.getByRole('region', { name: '暗晡' }).getByRole('link')).toHaveText([/恁早/])
  await expect(page.getByLabel('客語', { exact: true })).toHaveValue('恁早')

  await open(page, '/admin/self_study/speaking')
  const remove = page.getByRole('button', { name: `刪除主題「${theme}」` })
  await hand.press(remove)
  await expect(dialog).toContainText('裡面的內容一起刪除：四縣腔 3 項')
  await expect(dialog).toContainText('還沒有人用過')
  await hand.press(dialog.getByRole('button', { name: '刪除' }))
  await expect(page.getByRole('heading', { name: theme })).toHaveCount(0)
  // Its row is gone, and the button that had the focus with it: the way back has it.
  await expect(page.getByRole('button', { name: '復原' })).toBeFocused()
  await open(page, '/admin/self_study/speaking?deleted=1')
  const row = page.getByRole('row').filter({ hasText: theme })
  await expect(row).toContainText('裡面的 3 項一起還原')
  await hand.press(row.getByRole('button', { name: `還原「${theme}」` }))
  await expect(row).toHaveCount(0)
  await open(page, '/admin/self_study/speaking')
  await expect(page.getByRole('link', { name: `編輯「${theme}」的四縣腔，3 項` })).toBeVisible()
  // Nothing of it is left in other tests' way.
  await hand.press(page.getByRole('button', { name: `刪除主題「${theme}」` }))
  await hand.press(dialog.getByRole('button', { name: '刪除' }))
  await expect(page.getByRole('heading', { name: theme })).toHaveCount(0)
}

test('a theme is made, filled, put in order, deleted whole and brought back, by keys', async ({ page }) => {
  await journey(page, keyboard(page), byKeys)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('a theme is made, filled, put in order, deleted whole and brought back, by touch', async ({
    page,
  }) => {
    await journey(page, finger(), byDrag(page, dragByFinger))
  })
})
