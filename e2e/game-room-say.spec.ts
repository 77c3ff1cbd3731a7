import { type Browser, expect, type Page } from '@playwright/test'
import { chromiumLaunch } from './support/chromium.ts'
import { fetchLesson, firstOf, lessonPath } from './support/lesson.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

// Chromium's own pretended microphone: it beeps once a second.
test.use({
  role: 'teacher',
  launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, '--use-fake-device-for-media-stream'] },
})

async function phone(
  browser: Browser,
  baseURL: string | undefined,
  code: string,
  name: string,
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    permissions: ['microphone'],
    storageState: { cookies: [], origins: [] },
  })
  const own = await context.newPage()
  await open(own, '/join')
  await own.getByLabel('房間號碼').fill(code)
  await own.getByLabel('你的名字').fill(name)
  await own.getByRole('button', { name: '進房間' }).tap()
  await expect(own.getByRole('heading', { name: `${name}，你進來了！` })).toBeVisible()
  return own
}

test('a class says a sentence: one records and is heard on the board, one says it without, and the end takes the sound away', async ({
  page,
  browser,
  baseURL,
}) => {
  const lesson = await fetchLesson(page.request, lessonPath({ step: 1, no: 1 }))
  const { mod } = firstOf(lesson, 'kid_ebook')
  const wall = '/teaching-material/junior/basic/detail?step=1&semester=1&lesson=1&dialect=1&view_mode=slide'
  await open(page, `${wall}&mod=${mod}`)
  const popup = page.context().waitForEvent('page')
  await page.locator('[data-live-class]').click()
  await (await popup).close()
  await open(page, (await page.getByRole('link', { name: '開啟主持頁面' }).getAttribute('href')) ?? '')
  const code = (await page.locator('.join-card .room-code').textContent()) ?? ''
  const ming = await phone(browser, baseURL, code, '小明')
  const jun = await phone(browser, baseURL, code, '小君')
  await page.keyboard.press('Space')

  await ming.getByRole('button', { name: '開始錄音' }).tap()
  await expect(ming.getByText('0:02 / 0:30')).toBeVisible()
  await ming.getByRole('button', { name: '停止錄音' }).tap()
  await ming.getByRole('button', { name: '送出' }).tap()
  await expect(ming.getByText('送出了！')).toBeVisible()
  await jun.getByRole('button', { name: '我唸了' }).tap()
  await expect(jun.getByText('唸好了！')).toBeVisible()
  await expect(page.locator('.say-seat:not([data-empty])')).toHaveText(['小明', '小君'])

  // Another board stands open beside this one: it is heard from one alone.
  const beside = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: await page.context().storageState(),
  })
  const other = await beside.newPage()
  const heardThere: string[] = []
  other.on(
    'request',
    (asked) => asked.url().includes('/api/game_room/recording') && heardThere.push(asked.url()),
  )
  await open(other, new URL(page.url()).pathname)
  // The window that was shut may have been the first board: one is marked, then this one.
  await other.getByRole('button', { name: '這台放聲音' }).click()
  await expect(other.getByRole('button', { name: '這台放聲音' })).toHaveCount(0)
  await page.getByRole('button', { name: '這台放聲音' }).click()
  await expect(other.getByRole('button', { name: '這台放聲音' })).toBeVisible()
  const heard = page.waitForResponse((answer) => answer.url().includes('/api/game_room/recording'))
  await page.getByRole('button', { name: '播放小明的錄音', exact: true }).click()
  const sound = await heard
  expect([sound.status(), sound.headers()['content-type']]).toEqual([200, 'audio/wav'])
  await expect(page.locator('.say-now')).toHaveText('播放中：小明')
  await expect(other.locator('.say-now')).toHaveText('播放中：小明')
  // Over by itself: the board says so, and the class goes on.
  await expect(page.locator('.say-now')).toBeEmpty()
  expect(heardThere).toEqual([])
  await beside.close()

  await page.getByRole('button', { name: '結束', exact: true }).click()
  await page.locator('[data-end-room]').click()
  await expect(ming.getByRole('heading', { name: '下課囉！' })).toBeVisible()
  expect((await page.request.get(sound.url())).status()).toBe(404)
  for (const own of [ming, jun]) await own.context().close()
})
