import { type Browser, expect, type Page } from '@playwright/test'
import { fetchLesson, firstOf, lessonPath } from './support/lesson.ts'
import { open } from './support/page.ts'
import { passwordOf, test } from './support/test.ts'

const LESSON = { step: 7, no: 3 }

async function board(page: Page): Promise<string> {
  const { mod } = firstOf(await fetchLesson(page.request, lessonPath(LESSON)), 'slido_postit')
  return lessonPath({ ...LESSON, mod })
}

test('pupils and visitors are not offered a room for the class', async ({ page }) => {
  await open(page, await board(page))
  await expect(page.getByRole('button', { name: '貼上去' }).first()).toBeVisible()
  await expect(page.locator('[data-launch]')).toHaveCount(0)
})

test('what a pupil posts is there after a reload, and comes back after it was all cleared', async ({
  page,
}) => {
  await open(page, await board(page))
  await page.locator('[data-writer]:visible').fill('茶園當靚')
  await page.getByRole('button', { name: '貼上去' }).first().click()
  await page.reload()
  await expect(page.locator('[data-note]')).toContainText('茶園當靚')
  await page.getByRole('button', { name: '全部重來' }).click()
  await expect(page.locator('[data-note]')).toHaveCount(0)
  await page.getByRole('button', { name: '復原' }).click()
  await expect(page.locator('[data-note]')).toContainText('茶園當靚')
})

/** A pupil's phone, which was never here. */
async function phone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [] },
  })
  return context.newPage()
}

async function joins(own: Page, code: string, name: string): Promise<void> {
  await open(own, '/join')
  await own.getByLabel('房間號碼').fill(code)
  await own.getByLabel('你的名字').fill(name)
  await own.getByRole('button', { name: '進房間' }).tap()
  await expect(own.getByRole('heading', { name: `${name}，你進來了！` })).toBeVisible()
}

test.describe('a teacher', () => {
  test.use({ role: 'teacher' })
  test('leads a class through wall, cloud and ranking: phones join by code, lose their line, are loaded anew, and nothing is lost', async ({
    page,
    browser,
    baseURL,
  }) => {
    await open(page, await board(page))
    const popup = page.context().waitForEvent('page')
    await page.locator('[data-launch]').click()
    await (await popup).close()
    const host = await page.getByRole('link', { name: '開啟主持頁面' }).getAttribute('href')
    await open(page, host ?? '')
    const code = (await page.locator('.join-card .room-code').textContent()) ?? ''
    const [ming, jun] = [await phone(browser, baseURL), await phone(browser, baseURL)]
    await joins(ming, code, '小明')
    await joins(jun, code.replaceAll(' ', ''), '小君')
    await expect(page.locator('.name-tag')).toHaveText(['小明', '小君'])

    await test.step('the wall', async () => {
      await page.keyboard.press('Space')
      const paper = (own: Page) => own.getByRole('textbox', { name: '寫一張便利貼' })
      await paper(ming).fill('阿公个茶園')
      await ming.getByRole('button', { name: '貼上去' }).tap()
      await expect(ming.locator('.own-state')).toHaveText('等老師看')
      await expect(paper(jun)).toBeVisible()
      await jun.context().setOffline(true)
      await paper(jun).fill('擂茶')
      await jun.getByRole('button', { name: /^(貼上去|連上就貼)$/ }).tap()
      await expect(jun.locator('.own-state')).toHaveText('等連線')
      await jun.context().setOffline(false)
      await expect(jun.locator('.own-state')).toHaveText('等老師看', { timeout: 15_000 })
      // What waits is on no board; in the teacher's hand it is put up.
      await expect(page.locator('[data-note]')).toHaveCount(0)
      await page.setViewportSize({ width: 390, height: 844 })
      for (const left of [1, 0]) {
        await page.getByRole('button', { name: '放上去', exact: true }).first().click()
        await expect(page.locator('[data-waiting]')).toHaveCount(left)
      }
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(page.locator('[data-note]')).toHaveCount(2)
      await jun.reload()
      await expect(jun.locator('.own-note')).toContainText('擂茶')
      await expect(jun.locator('.own-state')).toHaveText('在黑板上')
    })
    const goOnTo = async (name: string) => {
      const title = page.locator('.board-top h1')
      for (let question = 0; question < 4 && !(await title.textContent())?.includes(name); question++) {
        const before = await page.locator('.board-question h2').textContent()
        await page.locator('[data-main]').click()
        await expect(page.locator('.board-question h2')).not.toHaveText(before ?? '')
      }
      await expect(title).toContainText(name)
    }

    await test.step('the cloud', async () => {
      await page.keyboard.press('m')
      await goOnTo('文字雲')
      for (const own of [ming, jun]) {
        await own.getByRole('textbox', { name: '寫一個詞' }).fill('茶園')
        await own.getByRole('button', { name: '送出去' }).tap()
        await expect(own.locator('.own-state')).toHaveText('在黑板上')
      }
      await expect(page.locator('[data-word="茶園"]')).toContainText('2 人')
    })

    await test.step('the ranking', async () => {
      await goOnTo('排名')
      for (const own of [ming, jun]) {
        const left = own.locator('.rank-item:not([data-placed]) [data-option]')
        await expect(left.first()).toBeVisible()
        for (let more = await left.count(); more > 0; more--) {
          await left.first().tap()
          await expect(left).toHaveCount(more - 1)
        }
        await own.getByRole('button', { name: '送出我的排名' }).tap()
        await expect(own.getByText('你的排名送出了')).toBeVisible()
      }
      await expect(page.locator('.rank-bar')).toHaveCount(0)
      await page.keyboard.press('Space')
      await expect(page.locator('.rank-row[data-first] .rank-bar')).toContainText('分')
      await expect(ming.getByRole('heading', { name: '全班的排名' })).toBeVisible()
    })
    await page.getByRole('button', { name: '結束', exact: true }).click()
    await page.locator('[data-end-room]').click()
    await expect(ming.getByRole('heading', { name: '下課囉！' })).toBeVisible()
    await expect(page.getByText('這個房間結束了')).toBeVisible()
    for (const own of [ming, jun]) await own.context().close()
  })
  test('begins an exercise on the wall with the whole class, and leads it with nobody but another teacher', async ({
    page,
    browser,
    baseURL,
  }) => {
    const lesson = await fetchLesson(page.request, lessonPath({ step: 1, no: 1 }))
    const { mod } = firstOf(lesson, 'practice')
    const wall = '/teaching-material/junior/basic/detail?step=1&semester=1&lesson=1&dialect=1&view_mode=slide'
    await open(page, `${wall}&mod=${mod}`)
    const popup = page.context().waitForEvent('page')
    await page.locator('[data-live-class]').click()
    await (await popup).close()
    const host = page.getByRole('link', { name: '開啟主持頁面' })
    await expect(host).toHaveAttribute('href', /^\/game_room\/host\/\d+/)
    await open(page, (await host.getAttribute('href')) ?? '')
    await page.locator('[data-tool="remote"]').click()
    const made = page.waitForResponse((answer) => answer.request().postData()?.includes('cohost') ?? false)
    await page.getByRole('button', { name: '請另一位老師一起主持' }).click()
    const { data }: { data: { url: string } } = await (await made).json()
    await expect(page.getByRole('button', { name: '複製連結' })).toBeVisible()
    const pupil = await phone(browser, baseURL)
    await open(pupil, data.url)
    await pupil.getByRole('main').getByRole('link', { name: '登入' }).tap()
    await pupil.getByLabel('帳號', { exact: true }).fill('student')
    await pupil.getByLabel('密碼', { exact: true }).fill(passwordOf('student'))
    await pupil.keyboard.press('Enter')
    await expect(pupil.getByText('一起主持要用教師帳號')).toBeVisible()
    await pupil.context().close()
  })
})
