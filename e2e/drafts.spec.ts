import { expect, type Page } from '@playwright/test'
import { pdf } from './support/downloads.ts'
import type { Role } from './support/logins.ts'
import { open } from './support/page.ts'
import { BUILT } from './support/routes.ts'
import { test } from './support/test.ts'

interface FormOfDesk {
  path: string
  role: Role
  /** Changes one thing. */
  change(page: Page): Promise<void>
  /** That change stands in the form. */
  isThere(page: Page): Promise<void>
}

const field = (label: string, text: string): Pick<FormOfDesk, 'change' | 'isThere'> => ({
  change: (page) => page.getByLabel(label, { exact: true }).fill(text),
  isThere: (page) => expect(page.getByLabel(label, { exact: true })).toHaveValue(text),
})

const box = (name: string): Pick<FormOfDesk, 'change' | 'isThere'> => ({
  change: (page) => page.getByRole('checkbox', { name }).check(),
  isThere: (page) => expect(page.getByRole('checkbox', { name })).toBeChecked(),
})

/** What is typed last is in the draft too: a first change makes one already. */
const untilDrafted = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (wanted) =>
          [...Object.entries(localStorage), ...Object.entries(sessionStorage)].some(
            ([key, value]) => key.startsWith('hakka-draft|') && String(value).includes(wanted),
          ),
        text,
      ),
    )
    .toBe(true)

const entry: Pick<FormOfDesk, 'change' | 'isThere'> = {
  async change(page) {
    await page.getByRole('button', { name: '新增分類' }).click()
    await page.getByLabel('分類名稱', { exact: true }).fill('草稿裡的分類')
    await untilDrafted(page, '草稿裡的分類')
  },
  isThere: (page) => expect(page.getByRole('list', { name: '分類' }).getByText('草稿裡的分類')).toBeVisible(),
}

/** Every page of the desk with a bar that saves. */
const FORMS: readonly FormOfDesk[] = [
  { path: '/admin/faq', role: 'editor', ...entry },
  { path: '/admin/downloads/category?id=3', role: 'editor', ...field('說明', '草稿裡的說明') },
  { path: '/admin/downloads/edit', role: 'editor', ...field('標題', '草稿裡的檔案') },
  {
    path: '/admin/downloads/order?category_id=3',
    role: 'editor',
    change: (page) =>
      page
        .getByRole('button', { name: /往下移$/ })
        .first()
        .click(),
    isThere: (page) => expect(page.getByRole('region', { name: '儲存' })).toContainText('有 1 項變更'),
  },
  { path: '/admin/event/create', role: 'admin', ...field('活動標題', '草稿裡的活動') },
  { path: '/admin/feedback/edit?id=12', role: 'editor', ...field('內部備註', '草稿裡的備註') },
  {
    path: '/admin/game_set?game_id=1&dialect_id=1&no=1',
    role: 'admin',
    ...field('第 1 張：圖片的詞華語', '草稿裡的詞'),
  },
  { path: '/admin/guide', role: 'editor', ...field('頁面標題', '草稿裡的標題') },
  { path: '/admin/lesson/info?id=1', role: 'editor', ...field('華語課名', '草稿裡的課名') },
  { path: '/admin/news/edit', role: 'editor', ...field('公告標題', '草稿裡的消息') },
  {
    path: '/admin/news/edit?id=1',
    role: 'editor',
    async change(page) {
      await page.getByRole('textbox', { name: '公告內容' }).pressSequentially('草稿裡的內容')
      await untilDrafted(page, '草稿裡的內容')
    },
    isThere: (page) => expect(page.getByRole('textbox', { name: '公告內容' })).toContainText('草稿裡的內容'),
  },
  {
    path: '/admin/self_study/listening/category/edit?c=1&d=1',
    role: 'editor',
    ...field('標題的華語', '草稿裡的標題'),
  },
  {
    path: '/admin/self_study/classroom_term/category/edit',
    role: 'editor',
    ...field('華語', '草稿裡的用語'),
  },
  {
    path: '/admin/self_study/reading/book/edit',
    role: 'editor',
    ...field('華語書名', '草稿裡的書'),
  },
  {
    path: '/admin/self_study/writing/category/edit?c=1&d=1',
    role: 'editor',
    ...field('標題的華語', '草稿裡的題組'),
  },
  { path: '/admin/users/1', role: 'admin', ...box('消息編輯') },
]

// A crash takes the process with it that all pages of a kept browser share.
test.use({ fresh: true })

const offer = (page: Page) => page.getByRole('region', { name: '沒存的草稿' })
const bar = (page: Page) => page.getByRole('region', { name: '儲存' })

/** How many drafts lie in this browser. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
        key.startsWith('hakka-draft|'),
      ).length,
  )

/** The tabs die as they stand: nothing of a page's own runs any more. Pages of one site share a process. */
async function crash(...tabs: readonly Page[]): Promise<void> {
  const dead = Promise.all(tabs.map((tab) => tab.waitForEvent('crash')))
  const tools = await Promise.all(tabs.map((tab) => tab.context().newCDPSession(tab)))
  for (const devtools of tools) void devtools.send('Page.crash').catch(() => undefined)
  await dead
  for (const tab of tabs) await tab.close()
}

// `routes.spec.ts` looks for the bar on every page.
test('every form of the desk is among these', () => {
  const forms = BUILT.filter(({ form }) => form).map(({ path }) => path)
  expect(FORMS.map(({ path }) => path).sort()).toEqual(forms.sort())
})

for (const role of ['editor', 'admin'] as const) {
  test.describe(`the desk of the ${role}`, () => {
    test.use({ role })

    for (const form of FORMS.filter((own) => own.role === role)) {
      test(`${form.path}: what was typed is offered again after a crash, and gone once given up`, async ({
        page,
        context,
      }) => {
        await open(page, form.path)
        await form.change(page)
        await expect.poll(() => kept(page)).toBe(1)
        await crash(page)
        const next = await context.newPage()
        await open(next, form.path)
        await expect(offer(next)).toContainText(/有一份沒存的草稿（\d\d\/\d\d \d\d:\d\d）/)
        await expect(bar(next)).toContainText('沒有變更')
        await offer(next).getByRole('button', { name: '還原' }).press('Enter')
        await expect(offer(next)).toHaveCount(0)
        await form.isThere(next)
        await expect(bar(next)).toContainText('未儲存')
        await next.getByRole('button', { name: '放棄變更' }).press('Enter')
        await expect.poll(() => kept(next)).toBe(0)
        await next.reload()
        await expect(bar(next)).toContainText('沒有變更')
        await expect(offer(next)).toHaveCount(0)
      })
    }
  })
}

test.describe('an editor', () => {
  test.use({ role: 'editor' })

  test('types in two tabs of one form: each keeps a draft of its own, and both are offered', async ({
    page,
    context,
  }) => {
    await open(page, '/admin/news/edit')
    await page.getByLabel('公告標題').fill('第一個分頁')
    await expect.poll(() => kept(page)).toBe(1)
    const other = await context.newPage()
    await open(other, '/admin/news/edit')
    await expect(offer(other)).toBeVisible()
    await other.getByLabel('公告標題').fill('第二個分頁')
    await expect.poll(() => kept(page)).toBe(2)
    // Throwing it away over there takes nothing from the tab where it is being written.
    await offer(other).getByRole('button', { name: '捨棄' }).click()
    await expect.poll(() => kept(page)).toBe(2)
    await crash(page, other)
    const next = await context.newPage()
    await open(next, '/admin/news/edit')
    await expect(offer(next)).toContainText('還有 1 份更早的草稿')
    const titles: string[] = []
    for (const _ of [1, 2]) {
      await offer(next).getByRole('button', { name: '還原' }).click()
      titles.push(await next.getByLabel('公告標題').inputValue())
      await next.reload()
      if (titles.length === 1) await offer(next).getByRole('button', { name: '捨棄' }).click()
    }
    expect(titles.sort()).toEqual(['第一個分頁', '第二個分頁'])
  })

  test('leaves without saving, and is not offered it again; files are not kept, and that is said', async ({
    page,
  }) => {
    await open(page, '/admin/downloads/edit')
    await page.getByLabel('標題', { exact: true }).fill('有檔案的草稿')
    await page.getByLabel('檔案', { exact: true }).setInputFiles([pdf('課本.pdf')])
    await expect.poll(() => kept(page)).toBe(1)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(offer(page)).toContainText('選好的檔案沒有留下來，還原後要重新選擇。')
    await offer(page).getByRole('button', { name: '還原' }).click()
    await expect(page.getByLabel('標題', { exact: true })).toHaveValue('有檔案的草稿')
    await expect(page.getByText('課本.pdf')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: '教材下載' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '不儲存，離開' }).click()
    await expect(page).toHaveURL('/admin/downloads')
    await expect.poll(() => kept(page)).toBe(0)
    await open(page, '/admin/downloads/edit')
    await expect(bar(page)).toContainText('沒有變更')
    await expect(offer(page)).toHaveCount(0)
  })

  test.describe('whose draft is older than what another has saved', () => {
    test.use({ allowed: [/409 .*\/api\/news\/update/] })
    test('is told so, and compares before anything is overwritten', async ({ page }) => {
      const { data: csrf } = await (await page.request.get('/api/csrf')).json()
      const send = (path: string, data: object) =>
        page.request.post(path, { data, headers: { 'X-CSRF-TOKEN': csrf.token } })
      const news = {
        title: '原來的標題',
        content: '<p>內容</p>',
        category_id: 3,
        is_published: 0,
        publish_date: '2000-01-01T09:00',
      }
      const { data: made } = await (await send('/api/news/store', news)).json()
      const path = `/admin/news/edit?id=${made.id}`
      await open(page, path)
      await page.getByLabel('公告標題').fill('我的標題')
      await expect.poll(() => kept(page)).toBe(1)
      expect((await send('/api/news/update', { ...news, id: made.id, title: '別人的標題' })).ok()).toBe(true)
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(offer(page)).toContainText('這份資料有人改過')
      await offer(page).getByRole('button', { name: '還原' }).click()
      await page.getByRole('button', { name: '儲存', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: '這份資料剛被其他人改過' })
      await expect(dialog).toContainText('我的標題')
      await expect(dialog).toContainText('別人的標題')
      await dialog.getByRole('button', { name: '用我的覆蓋' }).click()
      await expect(bar(page)).toContainText('已儲存')
      await expect.poll(() => kept(page)).toBe(0)
      await send(`/api/news/${made.id}`, { _method: 'DELETE' })
    })
  })
})

test.describe('an administrator', () => {
  test.use({ role: 'admin' })
  test('chooses handbooks, and after a reload their lessons and kinds are known again', async ({ page }) => {
    await open(page, '/admin/assessments')
    await page.getByLabel('年級與學期').selectOption('2-2')
    await page.getByLabel('PDF 檔案').setInputFiles([pdf('手冊.pdf')])
    await page.getByLabel('「手冊.pdf」的課次').selectOption('4')
    await page.getByLabel('「手冊.pdf」的種類').selectOption({ index: 1 })
    await expect.poll(() => kept(page)).toBe(1)
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toMatch(/lesson\\":4.*teacher/)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await offer(page).getByRole('button', { name: '還原' }).click()
    await expect(page.getByRole('region', { name: '要重新選擇的檔案' })).toContainText('手冊.pdf')
    await page.getByLabel('PDF 檔案').setInputFiles([pdf('手冊.pdf')])
    await expect(page.getByLabel('「手冊.pdf」的課次')).toHaveValue('4')
    await expect(page.getByLabel('「手冊.pdf」的種類')).toHaveValue('teacher')
    await expect(page.getByRole('region', { name: '要重新選擇的檔案' })).toHaveCount(0)
  })
})
