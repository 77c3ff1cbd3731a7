import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open } from './support/page.ts'
import { test, visitorOf } from './support/test.ts'

const summary = (page: Page, text: string) => page.locator('summary', { hasText: text })

// One document for all: these take turns, each with names of its own.
test.describe
  .serial('an editor', () => {
    test.use({ role: 'editor', allowed: [/(422|409) .*\/api\/faq\//] })

    const entry = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
    const save = (page: Page) => page.getByRole('button', { name: '儲存', exact: true })
    const saveBar = (page: Page) => page.getByRole('region', { name: '儲存' })

    test('writes a category with a question by keyboard alone, and visitors read it at once', async ({
      page,
      browser,
    }) => {
      const visitor = await visitorOf(browser)
      await open(visitor, '/faq')
      await open(page, '/admin/faq')
      await page.getByRole('button', { name: '新增分類' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: '分類名稱' })).toBeFocused()
      await page.keyboard.type('鍵盤分類')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('radio', { name: '其他' })).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: '新增問題' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: '問題', exact: true })).toBeFocused()
      await page.keyboard.type('只用鍵盤可以嗎？')
      const answer = page.getByRole('textbox', { name: '回答' })
      await answer.focus()
      await page.keyboard.type('可以。')
      await page.keyboard.press('Control+s')
      await expect(saveBar(page)).toContainText('已儲存')
      await expectNoAxeFindings(page, '打開的題目')
      await open(visitor, '/faq')
      await expect(visitor.getByRole('heading', { name: '鍵盤分類' })).toBeVisible()
      await summary(visitor, '只用鍵盤可以嗎？').click()
      await expect(visitor.getByText('可以。', { exact: true })).toBeVisible()
      await visitor.close()
    })

    test('sees what is missing beside its field, and no longer once it is there', async ({ page }) => {
      await open(page, '/admin/faq')
      await entry(page, '鍵盤分類').click()
      await page.getByRole('button', { name: '新增問題' }).click()
      await save(page).click()
      const faults = page.getByRole('alert')
      await expect(faults).toContainText('請輸入問題')
      await expect(page.getByRole('textbox', { name: '問題', exact: true })).toBeFocused()
      // The place of the fault goes with its entry.
      await page.getByRole('button', { name: '上移「未命名的問題」' }).click()
      await expect(page.getByRole('textbox', { name: '問題', exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await page.getByRole('textbox', { name: '問題', exact: true }).fill('新的問題？')
      await expect(faults).toHaveCount(0)
      await save(page).click()
      await expect(page.getByRole('alert')).toContainText('請輸入回答')
      await page.getByRole('button', { name: '移除「新的問題？」' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('moves by key, removes and takes back; leaving unsaved asks first', async ({ page }) => {
      await open(page, '/admin/faq')
      const names = page.getByRole('list', { name: '分類' }).locator(':scope > li [aria-expanded]')
      const count = await names.count()
      const handle = page.getByRole('button', { name: /^移動「鍵盤分類」/ })
      await handle.focus()
      await page.keyboard.press('ArrowUp')
      await expect(handle).toBeFocused()
      await expect(names.nth(count - 2)).toContainText('鍵盤分類')
      await expect(page.getByText(`「鍵盤分類」移到第 ${count - 1} 個，共 ${count} 個`)).toBeAttached()
      await page.keyboard.press('ArrowDown')
      await expect(names.nth(count - 1)).toContainText('鍵盤分類')
      await expect(saveBar(page)).toContainText('沒有變更')

      await page.getByRole('button', { name: '移除「鍵盤分類」' }).click()
      await expect(names).toHaveCount(count - 1)
      await expect(page.getByRole('button', { name: '復原' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(names).toHaveCount(count)
      await expect(saveBar(page)).toContainText('沒有變更')

      await page.getByRole('button', { name: '移除「鍵盤分類」' }).click()
      await page.getByRole('link', { name: '看網站上的頁面' }).click()
      const leaving = page.getByRole('dialog', { name: '有變更還沒儲存' })
      await leaving.getByRole('button', { name: '取消' }).click()
      await expect(page).toHaveURL('/admin/faq')
      await page.getByRole('button', { name: '復原' }).click()
    })

    test('drags a category to another place', async ({ page }) => {
      await open(page, '/admin/faq')
      const rows = page.getByRole('list', { name: '分類' }).locator(':scope > li')
      const first = await rows.first().locator('[aria-expanded]').textContent()
      const from = await rows.first().locator('[data-handle]').boundingBox()
      const to = await rows.nth(2).boundingBox()
      if (!from || !to) throw new Error('the categories are not drawn')
      await page.mouse.move(from.x + 10, from.y + 10)
      await page.mouse.down()
      await page.mouse.move(from.x + 10, to.y + to.height - 4, { steps: 12 })
      await page.mouse.up()
      await expect(rows.nth(2).locator('[aria-expanded]')).toHaveText(first ?? '')
      await expect(saveBar(page)).toContainText('有 1 項變更')
      await page.getByRole('button', { name: '放棄變更' }).click()
      await expect(rows.first().locator('[aria-expanded]')).toHaveText(first ?? '')
    })

    test('previews without saving', async ({ page }) => {
      await open(page, '/admin/faq')
      await entry(page, '鍵盤分類').click()
      await page.getByRole('textbox', { name: '分類名稱' }).fill('預覽分類')
      await page.getByRole('button', { name: '預覽', exact: true }).click()
      const preview = page.getByRole('dialog', { name: '預覽：常見問題' })
      await expect(preview.getByRole('heading', { name: '預覽分類' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '放棄變更' }).click()
      await expect(page.getByRole('textbox', { name: '分類名稱' })).toHaveValue('鍵盤分類')
    })

    test('keeps the work of both who write in different entries, and goes on where the cursor is', async ({
      page,
      context,
    }) => {
      const other = await context.newPage()
      await open(page, '/admin/faq')
      await open(other, '/admin/faq')
      await entry(other, '鍵盤分類').click()
      await other.getByRole('button', { name: '新增問題' }).click()
      await other.getByRole('textbox', { name: '問題', exact: true }).fill('別人的問題？')
      await other.getByRole('textbox', { name: '回答' }).fill('別人的回答')
      await save(other).click()
      await expect(saveBar(other)).toContainText('已儲存')

      await entry(page, '鍵盤分類').click()
      const title = page.getByRole('textbox', { name: '分類名稱' })
      await title.fill('鍵盤分類一')
      await title.press('Control+s')
      await expect(page.getByText(/也存了 1 則，已合在一起/)).toBeVisible()
      await expect(saveBar(page)).toContainText('已儲存')
      await expect(title).toBeFocused()
      await page.keyboard.type('二')
      await expect(title).toHaveValue('鍵盤分類一二')
      await expect(entry(page, '別人的問題？')).toBeVisible()
      await open(page, '/faq')
      await expect(page.getByRole('heading', { name: '鍵盤分類一' })).toBeVisible()
      await expect(summary(page, '別人的問題？')).toBeVisible()
      await other.close()
    })

    test('is shown the entries that both changed and nothing else, and chooses for each by keyboard', async ({
      page,
      context,
    }) => {
      const other = await context.newPage()
      await open(page, '/admin/faq')
      await open(other, '/admin/faq')
      for (const [own, answer] of [
        [other, '別人的新回答'],
        [page, '我的新回答'],
      ] as const) {
        await entry(own, '鍵盤分類一').click()
        if (own === other) await own.getByRole('textbox', { name: '分類名稱' }).fill('鍵盤分類三')
        await entry(own, '別人的問題？').click()
        await own.getByRole('textbox', { name: '回答' }).fill(answer)
        await save(own).click()
        if (own === other) await expect(saveBar(other)).toContainText('已儲存')
      }
      const clash = page.getByRole('dialog', { name: '這 1 項兩個人都改了' })
      await expect(clash.getByRole('group')).toHaveCount(1)
      await expect(clash.getByRole('group', { name: '別人的問題？' })).toContainText('我的新回答')
      await expect(clash.getByRole('group', { name: '別人的問題？' })).toContainText('別人的新回答')
      await expectNoAxeFindings(page, '兩個人都改了')
      await clash.getByRole('button', { name: '回去繼續編輯' }).click()
      await expect(saveBar(page)).toContainText('未儲存')
      await save(page).click()
      await expect(clash.getByRole('button', { name: '還有 1 項沒選' })).toBeDisabled()
      await clash.getByRole('radio', { name: /^用對方的/ }).focus()
      await page.keyboard.press('ArrowUp')
      await expect(clash.getByRole('radio', { name: /^用我的/ })).toBeChecked()
      await clash.getByRole('button', { name: '合在一起並儲存' }).press('Enter')
      await expect(saveBar(page)).toContainText('已儲存')
      await expect(page.getByRole('textbox', { name: '分類名稱' })).toHaveValue('鍵盤分類三')
      await open(page, '/faq')
      await summary(page, '別人的問題？').click()
      await expect(page.getByText('我的新回答', { exact: true })).toBeVisible()
      await other.close()
    })

    test('finds under 已刪除 what was removed and saved, and brings it back', async ({ page }) => {
      await open(page, '/admin/faq')
      await page.getByRole('button', { name: '移除「鍵盤分類三」' }).click()
      await save(page).click()
      await expect(saveBar(page)).toContainText('已儲存')
      await page.reload()
      await page.getByRole('button', { name: '已刪除' }).click()
      const removed = page.getByRole('dialog', { name: '已刪除的項目' })
      const row = removed.getByRole('listitem').filter({ hasText: '分類「鍵盤分類三」' })
      await expect(row).toContainText('別人的問題？')
      await row.getByRole('button', { name: /^還原/ }).click()
      await expect(row).toHaveCount(0)
      await page.keyboard.press('Escape')
      await save(page).click()
      await expect(saveBar(page)).toContainText('已儲存')
      await open(page, '/faq')
      await expect(page.getByRole('heading', { name: '鍵盤分類三' })).toBeVisible()
    })

    test('reads an earlier version and goes back to it', async ({ page }) => {
      await open(page, '/admin/faq')
      await page.getByRole('button', { name: '先前的版本' }).click()
      const versions = page.getByRole('dialog', { name: '先前的版本' })
      await expect(versions).toContainText('和現在的版本有 1 項不同')
      await versions.getByRole('button', { name: '回到這一版' }).click()
      await expect(versions).toHaveCount(0)
      await expect(entry(page, '鍵盤分類三')).toHaveCount(0)
      // The category was of these tests alone, and is gone with it.
      await open(page, '/faq')
      await expect(page.getByRole('heading', { name: /分類/ })).toHaveCount(0)
    })
  })

test.describe
  .serial('an editor of the guide', () => {
    test.use({ role: 'editor', allowed: [/(422|409) .*\/api\/guide\//] })
    const save = (page: Page) => page.getByRole('button', { name: '儲存', exact: true })
    const saveBar = (page: Page) => page.getByRole('region', { name: '儲存' })
    const named = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

    test('writes a category with an item by keyboard alone, and visitors read it at once', async ({
      page,
      browser,
    }) => {
      const visitor = await visitorOf(browser)
      await open(visitor, '/guide')
      await open(page, '/admin/guide')
      await page.getByRole('button', { name: '新增分類' }).press('Enter')
      await expect(named(page, '分類名稱')).toBeFocused()
      await page.keyboard.type('給家長')
      await page.getByRole('button', { name: '新增項目' }).press('Enter')
      await expect(named(page, '項目名稱')).toBeFocused()
      await page.keyboard.type('陪孩子一起聽')
      await named(page, '說明').focus()
      await page.keyboard.type('每天五分鐘，一起聽一課。')
      await page.keyboard.press('Control+s')
      await expect(saveBar(page)).toContainText('已儲存')
      await expectNoAxeFindings(page, '打開的項目')
      await open(visitor, '/guide')
      await visitor.getByRole('heading', { name: '給家長' }).click()
      await visitor.getByText('陪孩子一起聽', { exact: true }).click()
      await expect(visitor.getByText('每天五分鐘，一起聽一課。')).toBeVisible()
      await visitor.close()
    })

    test('a category without items needs an address, and then leads there by itself', async ({ page }) => {
      await open(page, '/admin/guide')
      await page.getByRole('button', { name: /^給家長/ }).click()
      await page.getByRole('button', { name: '移除「陪孩子一起聽」' }).click()
      await save(page).click()
      await expect(page.getByRole('alert')).toContainText('沒有項目的分類，請輸入連結')
      await expect(named(page, '沒有項目時的連結')).toBeFocused()
      await named(page, '沒有項目時的連結').fill('javascript:alert(1)')
      await save(page).click()
      await expect(page.getByRole('alert')).toContainText(
        '請輸入網站內的位址（以 / 開頭）或 https:// 開頭的網址',
      )
      await named(page, '沒有項目時的連結').fill('/lesson/menu')
      await save(page).click()
      await expect(saveBar(page)).toContainText('已儲存')
      await open(page, '/guide')
      await page.getByRole('main').getByRole('link', { name: '給家長' }).click()
      await expect(page).toHaveURL('/lesson/menu')
    })

    test('is asked about the one field that another editor has changed too', async ({ page, context }) => {
      const other = await context.newPage()
      await open(page, '/admin/guide')
      await open(other, '/admin/guide')
      await named(other, '頁面標題').fill('別人的標題')
      await named(other, '引言標題').fill('別人的引言')
      await save(other).click()
      await expect(saveBar(other)).toContainText('已儲存')
      await named(page, '引言標題').fill('我的引言')
      await save(page).click()
      const clash = page.getByRole('dialog', { name: '這 1 項兩個人都改了' })
      await expect(clash.getByRole('group', { name: '引言標題' })).toContainText('我的引言')
      await clash.getByRole('radio', { name: /^用對方的/ }).check()
      await clash.getByRole('button', { name: '合在一起並儲存' }).click()
      await expect(saveBar(page)).toContainText('已儲存')
      await expect(named(page, '引言標題')).toHaveValue('別人的引言')
      await expect(named(page, '頁面標題')).toHaveValue('別人的標題')
      // Tidied up: the guide is everybody's.
      await named(page, '頁面標題').fill('使用說明')
      await named(page, '引言標題').fill('第一次來？三分鐘就會用')
      await page.getByRole('button', { name: '移除「給家長」' }).click()
      await save(page).click()
      await expect(saveBar(page)).toContainText('已儲存')
      await other.close()
    })
  })
