import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { test } from './support/test.ts'

const question = (page: Page, text: string): Locator =>
  page.getByRole('group').filter({ has: page.locator('summary', { hasText: text }) })
const summary = (page: Page, text: string): Locator => page.locator('summary', { hasText: text })

test('a question opens and closes by click and by key', async ({ page }) => {
  await page.goto('/faq')
  const answer = page.getByText('輸入註冊用的電子郵件')
  await summary(page, '忘記密碼怎麼辦？').click()
  await expect(answer).toBeVisible()
  await summary(page, '忘記密碼怎麼辦？').click()
  await expect(answer).toBeHidden()
  await summary(page, '忘記密碼怎麼辦？').focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await expectNoAxeFindings(page, '打開的問題')
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()
})

test('an address leads to one question, and its own link gives that address', async ({ page, context }) => {
  await page.goto('/faq#q-microphone')
  await expect(page.getByText('把麥克風改成「允許」')).toBeInViewport()
  await expect(summary(page, '錄音時說沒有使用麥克風的權限？')).toBeFocused()
  await expect(question(page, '按了播放沒有聲音？')).not.toHaveAttribute('open')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/faq')
  await summary(page, '按了播放沒有聲音？').click()
  await page.getByRole('link', { name: '複製「按了播放沒有聲音？」的連結' }).click()
  await expect(page).toHaveURL('/faq#q-no-sound')
  await expect(page.getByText('已複製連結')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#q-no-sound$/)
})

test('searching shows what fits while one types, says when nothing does, and is kept in the address', async ({
  page,
}) => {
  await page.goto('/faq')
  const field = page.getByRole('textbox', { name: '搜尋常見問題' })
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText(/^共 \d+ 題$/)
  const all = await page.locator('main summary').count()
  expect(all).toBeGreaterThanOrEqual(24)
  await field.fill('忘記 密碼')
  await expect(status).toHaveText(/^找到 \d 題$/)
  await expect(summary(page, '忘記密碼怎麼辦？')).toBeVisible()
  await expect(summary(page, '按了播放沒有聲音？')).toHaveCount(0)
  await field.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await page.reload()
  await expect(field).toHaveValue('忘記 密碼')
  await expect(summary(page, '按了播放沒有聲音？')).toHaveCount(0)
  await field.fill('外太空')
  await expect(page.getByText('沒有符合「外太空」的問題')).toBeVisible()
  await page.getByRole('button', { name: '清除' }).click()
  await expect(field).toBeFocused()
  await expect(page.locator('main summary')).toHaveCount(all)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('questions open and the search finds', async ({ page }) => {
    await page.goto('/faq')
    await summary(page, '忘記密碼怎麼辦？').click()
    await expect(page.getByText('輸入註冊用的電子郵件')).toBeVisible()
    await page.getByRole('textbox', { name: '搜尋常見問題' }).fill('麥克風')
    await page.getByRole('button', { name: '搜尋', exact: true }).click()
    await expect(summary(page, '錄音時說沒有使用麥克風的權限？')).toBeVisible()
    await expect(summary(page, '忘記密碼怎麼辦？')).toHaveCount(0)
    await page.goto('/faq#q-microphone')
    await expect(page.getByText('把麥克風改成「允許」')).toBeVisible()
  })
})

test('the guide unfolds by category and item; a category without items leads on', async ({ page }) => {
  await page.goto('/guide')
  await expect(page.getByRole('navigation', { name: '導覽路徑' })).toContainText('首頁使用說明')
  const teachers = page.getByRole('heading', { name: '給老師' })
  await expect(page.getByText('在教室投影上課')).toBeHidden()
  await teachers.click()
  await summary(page, '在教室投影上課').last().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('鍵盤的左右方向鍵可以換頁')).toBeVisible()
  await expect(page.getByRole('link', { name: '前往「在教室投影上課」' })).toHaveAttribute(
    'href',
    '/lesson/menu',
  )
  await expectNoAxeFindings(page, '打開的說明')
  await page.getByRole('main').getByRole('link', { name: '常見問題', exact: true }).first().click()
  await expect(page).toHaveURL('/faq')
})

test('the level description tells of five levels and leads to each; about us leads on', async ({ page }) => {
  await page.goto('/level-description')
  for (const name of ['Ⅰ級教材', 'Ⅱ級教材', 'Ⅲ級教材', 'Ⅳ級教材', 'Ⅴ級教材']) {
    await expect(page.getByRole('region', { name })).toContainText(/每個單元 \d+ 課；目前有 \d+ 課可以學。/)
  }
  await page.getByRole('link', { name: '進入Ⅲ級教材' }).click()
  await expect(page).toHaveURL('/lesson/menu?level_no=3')
  await page.goto('/about-us')
  await page.getByRole('main').getByRole('link', { name: '看級別說明' }).click()
  await expect(page).toHaveURL('/level-description')
})

// One document for all: these take turns, each with names of its own.
test.describe
  .serial('an editor', () => {
    test.use({ role: 'editor', allowed: [/422 .*\/api\/faq\//, /409 .*\/api\/faq\//] })

    const entry = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
    const save = (page: Page) => page.getByRole('button', { name: '儲存', exact: true })
    const saveBar = (page: Page) => page.getByRole('region', { name: '儲存' })

    test('writes a category with a question by keyboard alone, and visitors read it', async ({ page }) => {
      await page.goto('/admin/faq')
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
      await page.goto('/faq')
      await expect(page.getByRole('heading', { name: '鍵盤分類' })).toBeVisible()
      await summary(page, '只用鍵盤可以嗎？').click()
      await expect(page.getByText('可以。', { exact: true })).toBeVisible()
    })

    test('sees what is missing beside its field, and no longer once it is there', async ({ page }) => {
      await page.goto('/admin/faq')
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
      await page.goto('/admin/faq')
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
      await page.goto('/admin/faq')
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
      await page.goto('/admin/faq')
      await entry(page, '鍵盤分類').click()
      await page.getByRole('textbox', { name: '分類名稱' }).fill('預覽分類')
      await page.getByRole('button', { name: '預覽' }).click()
      const preview = page.getByRole('dialog', { name: '預覽：常見問題' })
      await expect(preview.getByRole('heading', { name: '預覽分類' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '放棄變更' }).click()
      await expect(page.getByRole('textbox', { name: '分類名稱' })).toHaveValue('鍵盤分類')
    })

    test('is shown both texts when another editor has saved meanwhile, and chooses', async ({
      page,
      context,
    }) => {
      const other = await context.newPage()
      await page.goto('/admin/faq')
      await other.goto('/admin/faq')
      for (const [own, title] of [
        [other, '別人的分類'],
        [page, '我的分類'],
      ] as const) {
        await entry(own, '鍵盤分類').click()
        await own.getByRole('textbox', { name: '分類名稱' }).fill(title)
        await save(own).click()
        if (own === other) await expect(saveBar(other)).toContainText('已儲存')
      }
      const conflict = page.getByRole('dialog', { name: '這份資料剛被其他人改過' })
      await expect(conflict).toContainText('【我的分類】')
      await expect(conflict).toContainText('【別人的分類】')
      await conflict.getByRole('button', { name: '用我的覆蓋' }).click()
      await expect(saveBar(page)).toContainText('已儲存')
      // Tidied up: the category was of these tests alone.
      await page.getByRole('button', { name: '移除「我的分類」' }).click()
      await save(page).click()
      await expect(saveBar(page)).toContainText('已儲存')
      await page.goto('/faq')
      await expect(page.getByRole('heading', { name: /分類$/ })).toHaveCount(0)
      await other.close()
    })
  })
