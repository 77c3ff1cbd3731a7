import { expect, type Route } from '@playwright/test'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

test.use({ role: 'admin', allowed: [/524/] })

/** The call of one lesson; not the one that begins the whole. */
const ONE = /^https?:\/\/[^/]+\/admin\/lesson\/fetch$/

test('two lessons are fetched by the server, with a call for each: whoever comes back finds what has become of them', async ({
  page,
}) => {
  const held: Route[] = []
  await page.route(ONE, (route) => void held.push(route))
  await open(page, '/admin/lessons/fetch')
  for (const name of ['一年級上', '四縣腔', '第一課', '第二課'])
    await page.getByRole('checkbox', { name, exact: true }).check()
  await expect(page.getByText('教材庫裡有其中的 2 課')).toBeVisible()
  await page.getByRole('button', { name: '開始匯入' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '正在匯入 2 課' })).toBeVisible()
  // The button is gone, with the page that it stood on.
  await expect(page.getByRole('heading', { level: 1, name: '正在匯入 2 課' })).toBeFocused()
  await expect.poll(() => held.length).toBe(1)
  expect(held[0]?.request().postDataJSON()).toMatchObject({ sas: '1-1', dialects: 1, lessons: 1, types: 1 })
  await held[0]?.fulfill({ status: 524, body: '' })
  await expect(page.getByText('524：回應太慢', { exact: false })).toBeVisible()
  // The tab is closed, and the page opened anew.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await open(page, '/admin/lessons/fetch')
  await expect(page.getByRole('heading', { level: 1, name: '匯入完了' })).toBeVisible()
  await expect(page.getByText('和本站的一樣，沒有改')).toHaveCount(2)
  const forgotten = page.waitForResponse(/\/forget$/)
  await page.getByRole('button', { name: '選別的課' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '匯入課程', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '匯入課程', exact: true })).toBeFocused()
  await forgotten
  await open(page, '/admin/lessons/fetch')
  await expect(page.getByRole('button', { name: '開始匯入' })).toBeVisible()
})
