import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open, settled } from './support/page.ts'
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

const lookup = (page: Page) => page.getByRole('dialog', { name: '查詞' })

/** Words that stand on a line of their own though the line before has room for them, of all texts to be filled in. */
const brokenEarly = (page: Page): Promise<string[]> =>
  page.locator('#main section[aria-label^="第 "] .flex-wrap:has(> span > [data-area])').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const end = text.getBoundingClientRect().right
      const parts = [...text.children].map((part) => ({ box: part.getBoundingClientRect(), part }))
      return parts.flatMap(({ box, part }, at) => {
        const before = parts[at - 1]?.box
        const isBroken = before !== undefined && box.left < before.left
        return isBroken && before.right + box.width + 4 < end ? [`${part.textContent}`] : []
      })
    }),
  )

/** Buttons and fields of the page that the panel lies upon when they are scrolled to. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const panel = document.querySelector('[role="dialog"][aria-label="查詞"]')
    if (!panel) return ['沒有開查詞']
    const needed = document.querySelectorAll<HTMLElement>('#main :is(button, input, textarea, a)')
    return [...needed].flatMap((own) => {
      if (!own.checkVisibility() || own.closest('.sr-only')) return []
      own.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const [one, other] = [own.getBoundingClientRect(), panel.getBoundingClientRect()]
      const apart =
        one.right <= other.left ||
        one.left >= other.right ||
        one.bottom <= other.top ||
        one.top >= other.bottom
      return apart ? [] : [own.ariaLabel ?? own.textContent]
    })
  })

test('a sentence has the width there is, and what is looked up lies upon nothing that is needed', async ({
  page,
}) => {
  await open(page, PATH)
  await settled(page)
  const prompt = page.getByRole('heading', { name: /你當晝食麼个/ }).first()
  const save = page.getByRole('button', { name: '儲存短文' }).first()
  await page.getByRole('textbox', { name: '內容' }).first().fill('𠊎愛食飯。')
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const at = `${width} × ${height}`
    expect(await brokenEarly(page), at).toEqual([])
    const lines = await prompt
      .locator('.ruby-cell')
      .evaluateAll((cells) => new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().top))).size)
    expect(lines, `${at}：題目一行`).toBe(1)
    await expect(async () => {
      await page.keyboard.press('Alt+w')
      await expect(lookup(page)).toBeVisible({ timeout: 4_000 })
    }).toPass()
    await lookup(page).getByRole('textbox', { name: '要查的詞' }).fill('弓蕉')
    await page.keyboard.press('Enter')
    await expect(lookup(page).getByRole('heading', { name: '弓蕉' }).first()).toBeVisible()
    expect(await brokenEarly(page), `${at}，開著查詞`).toEqual([])
    // Once the panel has come to its place.
    await expect.poll(() => covered(page), `${at}，開著查詞`).toEqual([])
    // By keyboard it comes into sight, and nothing lies upon it.
    await page.evaluate(() => scrollTo(0, 0))
    await save.focus()
    await expect.poll(() => save.evaluate(isOnTop), at).toBe(true)
    await save.click()
    await expect(page.getByRole('dialog', { name: '請先登入' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: '請先登入' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(lookup(page)).toHaveCount(0)
  }
})

/** Whether a press in its middle hits it. */
const isOnTop = (own: Element): boolean => {
  const { left, top, width, height } = own.getBoundingClientRect()
  return own.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
