import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open, overflow } from './support/page.ts'
import { test } from './support/test.ts'
import { hearing, hum } from './support/voice.ts'

const microphone = hearing((second) => 0.15 * hum(160, second))
test.afterAll(() => microphone.remove())
test.use({
  launchOptions: microphone.launchOptions,
  permissions: ['microphone'],
  role: 'editor',
  allowed: [/422 .*\/api\/lesson\/module\/update|409 .*\/api\/lesson\/module\/draft/],
})

// Both write into the same module.
test.describe.configure({ mode: 'serial' })

const WORDS = '/admin/lesson/module?lesson_id=1&module_id=3'

test('an editor adds a word with its sound by keys, sends it in, and finds it there again', async ({
  page,
}) => {
  await open(page, WORDS)
  const editor = page.getByRole('region', { name: '編輯', exact: true })
  const rows = editor.locator('[data-row]')
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  await editor.getByRole('button', { name: '再加一個語詞' }).press('Enter')
  await expect(rows).toHaveCount(before + 1)
  const row = rows.last()
  await expect(row.getByLabel('客語', { exact: true })).toBeFocused()
  await page.keyboard.type('阿叔')
  await row.getByLabel('拼音').first().fill('a24 sug2')
  await row.getByLabel('華語', { exact: true }).fill('叔叔')
  await row.getByRole('checkbox', { name: '和客語、拼音一樣' }).press('Space')

  await row.getByLabel('華語', { exact: true }).press('Alt+r')
  await page.getByRole('button', { name: '開始錄音' }).press('Enter')
  // A busy machine may leave a second out.
  await expect(page.getByText(/0:0[1-9] \/ \d:00/)).toBeVisible()
  await page.getByRole('button', { name: '停止錄音' }).press('Enter')
  await page.getByRole('button', { name: '用這段錄音' }).press('Enter')
  await expect(row.getByRole('button', { name: '聽「語詞的聲音」' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '草稿存好了' })).toBeVisible()

  // The example is still lacking: it says so at its field, and nothing is lost.
  await page.getByRole('button', { name: '送出' }).press('Enter')
  await expect(page.getByText('請檢查輸入內容').first()).toBeVisible()
  const lacking = page.getByRole('button', { name: `第 ${before + 1} 個語詞：客語例句未填寫` })
  await lacking.press('Enter')
  await expect(row.getByLabel('客語例句')).toBeFocused()
  await row.getByLabel('客語例句').fill('阿叔愛食茶。')
  await row.getByLabel('拼音').last().fill('a24 sug2 oi55 siid5 ca11')
  await row.getByLabel('例句的華語').fill('叔叔要喝茶。')
  await expect(lacking).toHaveCount(0)
  await expect(page.getByRole('button', { name: /個要補$/ })).toHaveCount(0)
  await page.getByRole('button', { name: '送出' }).press('Enter')
  await expect(page.getByText(/模組更新成功！版本編號：\d+/).first()).toBeVisible()

  await page.reload()
  await expect(rows.last()).toContainText('阿叔')
  await expect(page.frameLocator('iframe').getByText('哥哥', { exact: true })).toBeVisible()
  await expectNoAxeFindings(page, 'the editor of a module')
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0)
  }
})

test('what two editors both have changed is put off by Escape, chosen by keys, and the rest of both is kept', async ({
  page,
  context,
}) => {
  const field = (own: typeof page, label: string) =>
    own.getByRole('region', { name: '編輯', exact: true }).getByLabel(label, { exact: true }).first()
  const other = await context.newPage()
  await open(page, WORDS)
  await open(other, WORDS)
  const saved = other.waitForResponse(
    (answer) => answer.url().endsWith('/draft') && (answer.request().postData() ?? '').includes('"對方的"'),
  )
  await field(other, '例句的華語').fill('對方的例句')
  await field(other, '華語').fill('對方的')
  await saved
  await field(page, '華語').fill('我的')
  const clash = page.getByRole('dialog', { name: /剛改了同一個地方$/ })
  await expect(clash.getByRole('group')).toHaveCount(1)
  await expect(clash.getByRole('group', { name: '第 1 個語詞・華語' })).toContainText('對方的')
  await expectNoAxeFindings(page, 'two editors')
  await page.keyboard.press('Escape')
  await expect(clash).toBeHidden()
  await expect(page.getByRole('alert').filter({ hasText: '選好要留哪一個' })).toBeVisible()
  await page.getByRole('button', { name: '現在選' }).press('Enter')
  await clash.getByRole('radio', { name: /^我的/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(clash.getByRole('radio', { name: /^對方的/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  const merged = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/draft') &&
      (answer.request().postData() ?? '').includes('"我的"') &&
      answer.ok(),
  )
  await clash.getByRole('button', { name: '照這樣存' }).press('Enter')
  await merged
  await expect(page.getByRole('status').filter({ hasText: '草稿存好了' })).toBeVisible()
  await expect(field(page, '例句的華語')).toHaveValue('對方的例句')
  await page.reload()
  await expect(field(page, '華語')).toHaveValue('我的')
  await other.close()
})

test.describe('on a slow line', () => {
  test.use({ fresh: true })
  test('the editor stays as the server has drawn it until its code is there, and keeps what was typed before', async ({
    page,
  }) => {
    let come = () => {}
    const there = new Promise<void>((done) => {
      come = done
    })
    await page.route(/\/assets\/Editor-[^/]*\.js$/, async (route) => {
      await there
      await route.continue()
    })
    const presence = page.waitForResponse(/\/api\/lesson\/module\/presence/)
    await page.goto(WORDS)
    const row = page.getByRole('region', { name: '編輯', exact: true }).locator('[data-row]').first()
    await expect(row).toBeVisible()
    const drawn = await row.elementHandle()
    await presence
    const chinese = row.getByLabel('華語', { exact: true })
    await chinese.fill('太早寫的')
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/draft') && (answer.request().postData() ?? '').includes('太早寫的'),
    )
    come()
    // React takes over what is there, or draws another row in its place: then this one stays nobody's.
    const isAlive = (own: Element) => Object.keys(own).some((key) => key.startsWith('__reactProps'))
    await expect.poll(async () => drawn?.evaluate(isAlive)).toBe(true)
    await expect(chinese).toHaveValue('太早寫的')
    expect((await saved).ok()).toBe(true)
  })
})
