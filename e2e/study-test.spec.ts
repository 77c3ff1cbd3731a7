import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { closeAll, madeClass, person, pupilOf, TEACHER } from './support/classes.ts'
import { WRITING } from './support/gaps.ts'
import { open } from './support/page.ts'
import { press } from './support/people.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

/** A teacher with a class of one pupil, who has a phone. */
async function classOfOne(browser: Parameters<typeof person>[0], baseURL: string, name: string) {
  const teacher = await person(browser, baseURL, '羅老師', TEACHER)
  const own = await madeClass(teacher, `五年${name}班`, [`${name}同學`])
  return { teacher, pupil: await pupilOf(browser, baseURL, own) }
}

/** Gives what the page shows to the class as a test, by keys. */
async function giveTest(page: Page): Promise<void> {
  await press(page, 'button', '指派')
  const dialog = page.getByRole('dialog', { name: '指派作業' })
  await dialog.getByRole('radio', { name: '測驗' }).press(' ')
  await dialog.getByRole('button', { name: '派給 1 位同學' }).press('Enter')
  await expect(toast(page, '派好了')).toBeVisible()
}

/** From her class's page to the first question. */
async function begin(page: Page): Promise<void> {
  await open(page, '/my/learning-class')
  await page.getByRole('link', { name: /^開始：/ }).tap()
  await page
    .getByRole('link', { name: /^開始：/ })
    .first()
    .tap()
  await expect(page).toHaveURL(/\/my\/learning-class\/test/)
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: '交卷' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).tap()
  await expect(toast(page, '交卷了')).toBeVisible()
}

test('a theme of listening is given as a test: heard and not read, answered by touch and by keys, changed, and told once it is handed in', async ({
  browser,
  baseURL,
}) => {
  const { teacher, pupil } = await classOfOne(browser, baseURL ?? '', '聽')
  await open(teacher, '/self_study/listening/menu?level_no=1')
  await teacher
    .getByRole('link', { name: /段對話/ })
    .first()
    .press('Enter')
  await expect(teacher).toHaveURL(/category_id=\d+/)
  await giveTest(teacher)

  await begin(pupil)
  const main = pupil.getByRole('main')
  const send = main.getByRole('button', { name: '送出答案' })
  const options = main.getByRole('region', { name: '小測驗' }).getByRole('listitem').getByRole('button')
  await expect(options.first()).toBeVisible()
  await expect(send).toBeDisabled()
  await main.getByRole('button', { name: '聽整段對話' }).tap()
  await expect(main.getByRole('button', { name: '停止' })).toBeVisible()
  await expectNoAxeFindings(pupil, '聽力測驗，390 px')
  await options.nth(0).tap()
  await expect(options.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await options.nth(1).tap()
  await expect(options.nth(0)).not.toHaveAttribute('aria-pressed')
  await send.tap()
  await expect(main.getByRole('heading', { name: /第 2 題$/ })).toBeFocused()
  await expect(main.getByText(/答對|不對/)).toHaveCount(0)
  // What was sent is found again, and answered anew.
  await main.getByRole('link', { name: '第 1 題，答了' }).tap()
  await expect(main.getByText(/^你答的是「/)).toBeVisible()
  await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await options.nth(2).tap()
  await send.tap()
  await expect(main.getByRole('heading', { name: /第 2 題$/ })).toBeFocused()
  await options.nth(0).tap()
  await send.tap()
  // By keys nothing lies between a choice and its sending.
  await expect(main.getByRole('heading', { name: /第 3 題$/ })).toBeFocused()
  await expect(options.first()).toBeVisible()
  await pupil.keyboard.press('1')
  await expect(options.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await pupil.keyboard.press('Enter')
  // The next dialogue begins; a part of the test is handed in as it is.
  await expect(main.getByText(/第 2 個活動/)).toBeVisible()
  await main.getByRole('link', { name: '回測驗' }).tap()
  await handIn(pupil)
  const told = main.getByRole('region', { name: '每一題的答案' }).getByRole('listitem')
  await expect(told.first()).toBeVisible()
  await expect(told.nth(3)).toContainText('沒有作答')
  // Anew: a toast stands in no landmark.
  await open(pupil, pupil.url())
  await expectNoAxeFindings(pupil, '聽力測驗的答案，390 px')
  await closeAll(teacher, pupil)
})

test('a set with gaps is given as a test: filled by touch without a hint, and told once it is handed in', async ({
  browser,
  baseURL,
}) => {
  const { teacher, pupil } = await classOfOne(browser, baseURL ?? '', '寫')
  await open(teacher, WRITING)
  await giveTest(teacher)

  await begin(pupil)
  const main = pupil.getByRole('main')
  const send = main.getByRole('button', { name: '送出答案' })
  const pool = main.locator('[data-pool] [data-option]')
  await expect(pool.first()).toBeVisible()
  // What the gaps take is nowhere in the page.
  expect(await pupil.content()).not.toContain('"answers"')
  await expectNoAxeFindings(pupil, '填空測驗，390 px')
  while ((await main.locator('[data-slot]').count()) > 0) await pool.first().tap()
  await send.tap()
  await expect(
    main
      .getByRole('link', { name: '都答完了，回去交卷' })
      .or(main.getByRole('heading', { name: /第 2 題$/ })),
  ).toBeVisible()
  await expect(main.getByText(/答對|不對/)).toHaveCount(0)
  await main.getByRole('link', { name: /回測驗|回去交卷/ }).tap()
  await handIn(pupil)
  await expect(main.getByRole('region', { name: '每一題的答案' }).getByRole('listitem').first()).toBeVisible()
  await closeAll(teacher, pupil)
})
