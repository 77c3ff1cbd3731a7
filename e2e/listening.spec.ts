import { expect, type Page } from '@playwright/test'
import { open } from './support/page.ts'
import { played, watchSounds } from './support/sounds.ts'
import { test } from './support/test.ts'

const MENU = '/self_study/listening/menu?level_no=1'

const lines = (page: Page) => page.getByRole('list', { name: '對話' }).getByRole('listitem')
const options = (page: Page) =>
  page.getByRole('region', { name: '小測驗' }).getByRole('listitem').getByRole('button')

/** Answers a question of the check: option by option, until one is right. */
async function answer(
  page: Page,
  question: number,
  pick: (no: number) => Promise<void>,
  goOn: () => Promise<void>,
): Promise<void> {
  await expect(page.getByText(`第 ${question} / 3 題`)).toBeVisible()
  const count = await options(page).count()
  for (let no = 1; no <= count; no++) {
    await pick(no)
    const told = page.getByRole('region', { name: '作答' })
    await expect(told.locator('[data-kind="right"], [data-kind="wrong"]')).toBeVisible()
    const right = await told.locator('[data-kind="right"]').isVisible()
    await goOn()
    if (right) return
  }
  throw new Error('no option was right')
}

test.describe('a pupil at a keyboard', () => {
  test.use({ role: 'student', own: true })

  test('hears a dialogue, reads it then, and has its check marked; menu and hub know where she was', async ({
    page,
  }) => {
    await watchSounds(page)
    await open(page, MENU)
    await page
      .getByRole('link', { name: /段對話/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/self_study\/listening\?level_no=1&dialect_id=1&category_id=\d+$/)
    const first = lines(page).first()
    await expect(first).toContainText('第 1 句，還沒看字')
    await expect(first.locator('.ruby')).toHaveCount(0)

    await page.keyboard.press('Space')
    await expect.poll(() => played(page)).toHaveLength(1)
    await page.keyboard.press('Space')
    await page.keyboard.press('t')
    await expect(first.locator('.ruby')).toBeVisible()
    const word = first.locator('button.ruby-word').first()
    await word.press('Enter')
    const meaning = page.getByRole('dialog', {
      name: (await word.locator('.ruby-plain').textContent()) ?? '',
    })
    await expect(meaning).toBeFocused()
    await expect(meaning.getByRole('button', { name: /^(聽|查詞)/ }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(word).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(lines(page).nth(1)).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('r')
    await expect.poll(async () => new Set(await played(page)).size).toBeGreaterThan(1)
    await page.keyboard.press('s')
    await expect(page.getByRole('radio', { name: '慢' })).toBeChecked()

    await page.getByRole('button', { name: '小測驗' }).press('Enter')
    for (let question = 1; question <= 3; question++) {
      await answer(
        page,
        question,
        (no) => page.keyboard.press(String(no)),
        () => page.keyboard.press('Enter'),
      )
    }
    await expect(page.getByText(/題裡，第一次就答對 \d 題/).first()).toBeVisible()
    await page.getByRole('button', { name: '回到對話' }).press('Enter')
    await expect(page.getByText(/小測驗做過了，最好的一次答對 \d \/ 3 題/)).toBeVisible()

    await open(page, MENU)
    await expect(page.getByRole('link', { name: /上次聽到這裡/ })).toContainText(/1 \/ \d|完成/)
    await open(page, '/self_study')
    await page.getByRole('link', { name: '繼續上次' }).click()
    await expect(page).toHaveURL(/\/self_study\/listening\?.*#no-1$/)
  })
})

test.describe('a visitor with a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('looks at one sentence alone, keeps her place in another dialect, and answers by touch', async ({
    page,
  }) => {
    await open(page, MENU)
    await page
      .getByRole('link', { name: /段對話/ })
      .first()
      .tap()
    await lines(page).nth(1).getByRole('button', { name: '看這句' }).tap()
    await expect(lines(page).nth(1).locator('.ruby')).toBeVisible()
    await expect(lines(page).first().locator('.ruby')).toHaveCount(0)

    await page.getByRole('button', { name: '下一個', exact: true }).tap()
    await expect(page).toHaveURL(/#no-2$/)
    await page.locator('summary', { hasText: '腔調' }).tap()
    await page.getByRole('link', { name: '海陸腔' }).tap()
    await expect(page).toHaveURL(/dialect_id=2&category_id=\d+#no-2$/)
    await expect(lines(page).first()).toBeVisible()

    // The check of the first dialogue leads on to the second.
    await page.getByRole('button', { name: '上一個', exact: true }).tap()
    await expect(page).toHaveURL(/#no-1$/)
    await page.getByRole('button', { name: '小測驗' }).tap()
    for (let question = 1; question <= 3; question++) {
      await answer(
        page,
        question,
        (no) =>
          options(page)
            .nth(no - 1)
            .tap(),
        () => page.getByRole('button', { name: /再選一次|下一題|看結果/ }).tap(),
      )
    }
    await expect(page.getByText(/題裡，第一次就答對 \d 題/).first()).toBeVisible()
    // Each way on has its words in one line.
    for (const name of ['再測一次', '回到對話', '下一段對話']) {
      const box = await page.getByRole('button', { name }).boundingBox()
      expect(box?.height, name).toBeLessThan(64)
    }
  })

  test('is told what a dialect has not, and led to the nearest that has it', async ({ page, request }) => {
    const { data } = await (await request.get('/api/self_study/menu?kind=listening')).json()
    const dialects = [1, 2, 3, 4, 5, 6]
    const lacking = data.categories.flatMap(
      ({ id, counts }: { id: number; counts: { dialect_id: number }[] }) =>
        dialects
          .filter((dialect) => counts.every(({ dialect_id }) => dialect_id !== dialect))
          .map((dialect) => ({ id, dialect })),
    )[0]
    await open(page, `/self_study/listening?dialect_id=${lacking.dialect}&category_id=${lacking.id}`)
    await expect(page.getByRole('heading', { name: '尚無此腔調的內容' })).toBeVisible()
    await page
      .getByRole('link', { name: /^看.+腔$/ })
      .first()
      .tap()
    await expect(lines(page).first()).toBeVisible()
  })
})

test('no menu has a learner listen to a dialect without sounds, or judges one without a judge', async ({
  request,
}) => {
  /** What stands on a page before it is alive: tags and what scripts need away. */
  const main = async (path: string) => {
    const html = await (await request.get(path)).text()
    return /<main.*?<\/main>/s.exec(html)?.[0].replaceAll(/<script.*?<\/script>|<[^>]*>/gs, '') ?? ''
  }
  const silent: string[] = []
  for (const dialect of [1, 2, 3, 4, 5, 6]) {
    const query = `level_no=1&dialect_id=${dialect}`
    for (const kind of ['listening', 'speaking']) {
      const { data } = await (await request.get(`/api/self_study/menu?kind=${kind}&${query}`)).json()
      const at = `${kind}, ${dialect}`
      expect((await main(`/self_study/${kind}/menu?${query}`)).includes('先聽'), at).toBe(data.voiced)
      if (!data.voiced) silent.push(at)
    }
    const judging = await main(`/self_study/ai_judging/menu?${query}`)
    expect(judging.includes('講完一起看結果'), `AI, ${dialect}`).toBe(dialect <= 2)
  }
  expect(silent).toContain('listening, 3')
})
