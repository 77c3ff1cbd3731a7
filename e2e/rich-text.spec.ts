import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: '公告內容' })
const tool = (page: Page, label: string) =>
  page.getByRole('toolbar', { name: '文字格式' }).getByRole('button', { name: label, exact: true })

/** 20 ms after the focus is back the editor sets its own selection once more: until then a tool works on nothing. */
async function untilSelected(page: Page): Promise<void> {
  await expect(editor(page)).toBeFocused()
  // Timers of a page come in the order in which they are due: the editor's, set as it was focused, is over by then.
  await page.evaluate(() => new Promise((over) => setTimeout(over, 40)))
}

async function color(page: Page, label: string): Promise<void> {
  await untilSelected(page)
  await tool(page, label).press('Space')
}

/** Selects back to the line's beginning. */
async function selectLine(page: Page, line: string): Promise<void> {
  await untilSelected(page)
  await page.keyboard.press('Shift+Home')
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(line)
}

/** What word processors put on the clipboard. */
async function paste(page: Page, html: string): Promise<void> {
  await editor(page).evaluate((element, text) => {
    const data = new DataTransfer()
    data.setData('text/html', text)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, html)
}

test.use({ role: 'editor' })

test.beforeEach(async ({ page }) => {
  await open(page, '/admin/news/edit')
  await expect(editor(page)).toBeVisible()
})

test('lines and letters get their place and colour by keyboard, and visitors see the same', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.getByLabel('公告標題').fill('置中的紅字')
  await editor(page).focus()
  await page.keyboard.type('今天停課')
  await expect(tool(page, '靠左')).toHaveAttribute('aria-pressed', 'true')
  await tool(page, '置中').press('Enter')
  await expect(editor(page)).toBeFocused()
  await expect(tool(page, '置中')).toHaveAttribute('aria-pressed', 'true')
  await expect(tool(page, '靠左')).toHaveAttribute('aria-pressed', 'false')
  await selectLine(page, '今天停課')
  await color(page, '紅色文字')
  await expect(tool(page, '紅色文字')).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('字級').selectOption('24')
  await expect(editor(page).locator('p.ta-center > span.fs-24.tc-red')).toHaveText('今天停課')
  await color(page, '藍色文字')
  await expect(editor(page).locator('span.fs-24.tc-blue')).toHaveText('今天停課')
  await color(page, '藍色文字')
  await expect(editor(page).locator('span.fs-24')).not.toHaveClass(/tc-/)
  await color(page, '綠色文字')

  await page.getByLabel('公告類別').selectOption('公告')
  await page.getByRole('switch', { name: '公開' }).press('Space')
  await page.getByLabel('發布日期').fill('2000-01-02T14:05')
  await expect(page.getByText('2000年1月2日（日）下午 2:05')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/admin\/news\/edit\?id=\d+$/)
  const address = page.url().replace('/admin/news/edit', '/news')
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: { cookies: [], origins: [] },
  })
  const visitor = await context.newPage()
  await open(visitor, address)
  const words = visitor.getByRole('article').locator('p.ta-center > span.fs-24.tc-green')
  await expect(words).toHaveText('今天停課')
  await expect(visitor.getByRole('article').locator('p.ta-center')).toHaveCSS('text-align', 'center')
  await context.close()
  await page.getByRole('button', { name: '刪除這則消息' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).press('Enter')
  await expect(page).toHaveURL('/admin/newses')
})

test('a text of Word keeps its sizes, colours and places, as ours', async ({ page }) => {
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=ZH-TW>
    <!--StartFragment-->
    <h1 align=center style='text-align:center'><span style='font-size:20.0pt;color:#2F5496'>校慶通知</span></h1>
    <p class=MsoNormal style='text-align:justify'><span style='font-size:12.0pt;color:windowtext'>各位家長：</span></p>
    <p class=MsoNormal align=right style='text-align:right'><b><span style='font-size:15.0pt;color:#C00000'>請準時</span></b></p>
    <p class=MsoNormal><span style='font-size:25.0pt'>大字</span><font size=5 color="#00B050">舊字</font></p>
    <!--EndFragment--></body></html>`,
  )
  const html = await editor(page).evaluate((own) => own.innerHTML)
  expect(html).toBe(
    '<h2 class="ta-center"><span class="tc-blue">校慶通知</span></h2>' +
      '<p>各位家長：</p>' +
      '<p class="ta-right"><span class="fs-14 tc-red"><strong>請準時</strong></span></p>' +
      '<p><span class="fs-24">大字</span><span class="fs-18 tc-green">舊字</span></p>',
  )
})

test('a text of Google Docs keeps them too; body text, black and links stay as they are here', async ({
  page,
}) => {
  await paste(
    page,
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${[
      '<p dir="ltr" style="line-height:1.38;text-align: center;"><span style="font-size:26pt;color:#000000;font-weight:400;">班親會</span></p>',
      '<p dir="ltr"><span style="font-size:11pt;color:#000000;font-weight:700;">時間</span><span style="font-size:11pt;color:#ff0000;">週五</span></p>',
      '<p dir="ltr"><a href="https://www.example.org/"><span style="font-size:11pt;color:#1155cc;">報名</span></a></p>',
    ].join('')}</b>`,
  )
  const html = await editor(page).evaluate((own) => own.innerHTML)
  expect(html).toBe(
    '<p class="ta-center"><span class="fs-24">班親會</span></p>' +
      '<p><strong>時間</strong><span class="tc-red">週五</span></p>' +
      '<p><a href="https://www.example.org/">報名</a></p>',
  )
})

test('each colour is readable on all that a text stands on', async ({ page }) => {
  await paste(
    page,
    `<table><tr><th>${['red', 'blue', 'green'].map((color) => `<span style="color:${color}">字</span>`).join('')}</th></tr></table>`,
  )
  await expect(editor(page).locator('th span')).toHaveCount(3)
  await expectNoAxeFindings(page, '三種顏色的字，在表格的標題列裡')
})

test('the tools are within a phone, and all reachable by arrows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const bar = page.getByRole('toolbar', { name: '文字格式' })
  const tools = bar.locator('button:enabled, select')
  const count = await tools.count()
  for (let at = 0; at < count; at++) {
    const box = await tools.nth(at).boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 360).toBe(true)
  }
  await tools.first().focus()
  for (let at = 1; at < count; at++) {
    await page.keyboard.press('ArrowRight')
    await expect(tools.nth(at)).toBeFocused()
  }
})
