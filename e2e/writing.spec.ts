import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

const PATH = '/self_study/writing?level_no=1&dialect_id=1&category_id=1'

interface Cloze {
  kind: string
  answers: string[][]
}

/** What the gaps of the first text of the first set take. */
async function answersOf(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/self_study/writing/category?c=1&d=1')
  const body: { data: { sets: { no: number; questions: Cloze[] }[] } } = await answer.json()
  const cloze = body.data.sets[0]?.questions.find(({ kind }) => kind === 'cloze')
  return cloze?.answers.map(([word]) => word ?? '') ?? []
}

const board = (page: Page) => page.getByRole('region', { name: /^第 1 題/ }).first()
const inPool = (page: Page, word: string) =>
  board(page).locator('[data-pool] [data-option]').filter({ hasText: word }).first()

test.describe('who is logged in', () => {
  test.use({ role: 'student', own: true })
  test('fills gaps by keys, is told which are wrong, and writes a text that is kept', async ({ page }) => {
    const answers = await answersOf(page)
    await open(page, PATH)
    await expect(page.getByRole('heading', { name: '把詞填進空格' }).first()).toBeVisible()
    // The last gap first, by its own button: everything else goes to the next one that is empty.
    const [first = '', ...others] = answers
    for (const word of [...others, first]) await inPool(page, word).press('Enter')
    await board(page).getByRole('button', { name: '送出答案' }).press('Enter')
    // Which gaps, and what the word in the first of them means.
    await expect(board(page)).toContainText('不對，再想一想。')
    await expect(board(page)).toContainText(/不對，這 \d+ 個詞會回到詞庫，對的留著。「.+」(?:是|的意思).+。/)
    await expect(board(page)).toContainText('你放的')
    for (const word of answers) await expect(inPool(page, word)).toBeVisible()
    for (const word of answers) await inPool(page, word).press('Enter')
    await board(page).getByRole('button', { name: '送出答案' }).press('Enter')
    await expect(board(page).getByRole('heading', { name: '完整的短文' })).toBeVisible()
    await expect(board(page)).toContainText('全部填對了！')
    await board(page).getByRole('button', { name: '再做一次' }).press('Enter')
    await expect(board(page).getByRole('button', { name: /^空格 .，空的$/ })).toHaveCount(answers.length)
    await expect(board(page).locator('[data-pool] [data-option]').first()).toBeFocused()

    const save = page.getByRole('button', { name: '儲存短文' }).first()
    await expect(save).toBeDisabled()
    await page.getByRole('textbox', { name: '內容' }).first().fill('𠊎愛食飯。')
    await page.getByRole('textbox', { name: '標題' }).first().fill('吾个午餐')
    await page.getByRole('button', { name: '看範文' }).first().press('Enter')
    await expect(page.getByText('範文', { exact: true }).first()).toBeVisible()
    await save.press('Enter')
    const overlay = page.getByRole('dialog', { name: '儲存成功' })
    // It is there for three seconds: what it looks like is the view's test (`save-overlay.browser.tsx`).
    await overlay.getByRole('link', { name: '看我的寫作' }).press('Enter')

    await expect(page).toHaveURL('/my/writing-composition')
    await expect(page.getByRole('row').filter({ hasText: '吾个午餐' })).toContainText('第 1 組')
    await page.getByRole('button', { name: /看內容.*吾个午餐/ }).press('Enter')
    const reader = page.getByRole('dialog', { name: '吾个午餐' })
    await expect(reader).toContainText('𠊎愛食飯。')
    await expectNoAxeFindings(page, '作文')
    await reader.getByRole('button', { name: '刪除' }).press('Enter')
    await reader.getByRole('button', { name: '確定刪除' }).press('Enter')
    await expect(page.getByText('還沒有存過作文')).toBeVisible()
  })
})

test.describe('a visitor on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('taps words into gaps, takes one back, and is asked to log in before a text is kept', async ({
    page,
  }) => {
    const answers = await answersOf(page)
    await open(page, PATH)
    const [first = ''] = answers
    await inPool(page, first).tap()
    const laid = board(page).getByRole('button', { name: /空格 ①：/ })
    await expect(laid).toContainText(first)
    await laid.tap()
    await expect(board(page).getByRole('button', { name: '空格 ①，空的' })).toBeVisible()

    await page.getByRole('textbox', { name: '內容' }).first().fill('𠊎愛寫字。')
    await page.getByRole('button', { name: '儲存短文' }).first().tap()
    const overlay = page.getByRole('dialog', { name: '請先登入' })
    await expect(overlay.getByRole('link', { name: '登入' })).toBeVisible()
    await expect(overlay).toBeHidden()
    await page.reload()
    await expect(page.getByRole('textbox', { name: '內容' }).first()).toHaveValue('𠊎愛寫字。')
  })
})
