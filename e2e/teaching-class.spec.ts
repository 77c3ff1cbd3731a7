import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { ask, byCard, newClass, person, printedCards, STUDENT, TEACHER } from './support/classes.ts'
import { inDatabase } from './support/database.ts'
import { saved } from './support/downloads.ts'
import { open } from './support/page.ts'
import { pdfText } from './support/pdf-text.ts'
import { press } from './support/people.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'
import { playVoices } from './support/voices.ts'

/** The next answer that is sent waits on its way until it is released. */
async function heldLine(page: Page, path: string) {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(
    path,
    async (route) => {
      held.resolve()
      await released.promise
      await route.continue()
    },
    { times: 1 },
  )
  return { held: held.promise, release: released.resolve }
}

/** Its hour is over, whatever the clock says. */
const endNow = (eventId: number): Promise<void> =>
  inDatabase('update events set end_at = now() where id = $1', [eventId])

test('two teachers and four pupils: cards off the paper, homework that is corrected, a competition to its end', async ({
  browser,
  baseURL: given,
}) => {
  test.setTimeout(240_000)
  const baseURL = given ?? ''
  const [wang, lin] = [
    await person(browser, baseURL, '王素珍', TEACHER),
    await person(browser, baseURL, '林老師', TEACHER),
  ]
  await newClass(wang, '五年甲班')
  const cards = await printedCards(wang, '五年甲班', ['卡片同學甲', '卡片同學乙'])
  expect(cards.map(({ pin }) => pin)).toEqual([
    expect.stringMatching(/^\d{6}$/),
    expect.stringMatching(/^\d{6}$/),
  ])
  const away = await newClass(lin, '五年乙班')

  const [first, second] = [
    await byCard(browser, baseURL, cards[0] ?? { account: '', pin: '' }),
    await byCard(browser, baseURL, cards[1] ?? { account: '', pin: '' }),
  ]
  const [third, fourth] = [
    await person(browser, baseURL, '連結同學', STUDENT),
    await person(browser, baseURL, '代碼同學', STUDENT),
  ]
  await open(third, away.link)
  await expect(third.getByText(/．林老師$/)).toBeVisible()
  await press(third, 'button', '加入這個班級')
  await expect(third.getByRole('heading', { name: '五年乙班' })).toBeVisible()
  await open(fourth, '/my/learning-class')
  await fourth.getByLabel('老師給的班級代碼').fill(away.code.toLowerCase())
  await fourth.keyboard.press('Enter')
  await expect(fourth.getByText('等老師同意', { exact: true })).toBeVisible()
  await open(lin, '/my/dashboard')
  await lin.getByRole('link', { name: /五年乙班.*1 位等你同意/ }).click()
  await press(lin, 'button', '同意代碼同學加入')
  await expect(lin.getByRole('checkbox', { name: /代碼同學/ })).toBeVisible()
  // Nobody waits any more: by keys it goes on where she is now.
  await expect(lin.getByRole('region', { name: '學生' })).toBeFocused()

  await test.step('homework', async () => {
    await open(wang, '/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=2')
    await wang.getByRole('button', { name: '指派', exact: true }).click()
    const dialog = wang.getByRole('dialog', { name: '指派作業' })
    await dialog.getByRole('radio', { name: /^五年甲班/ }).check()
    await expectNoAxeFindings(wang, '指派作業')
    await dialog.getByRole('button', { name: '派給 2 位同學' }).click()
    await expect(toast(wang, '派好了')).toBeVisible()

    await first.reload()
    await press(first, 'link', '開始：你愛食麼个')
    await press(first, 'link', '開始：今天學什麼')
    await expect(first).toHaveURL(/\/lesson\?.*mod_no=1/)
    // A text is read when its end was seen.
    await expect
      .poll(async () => {
        await open(first, first.url())
        const { assignments } = await ask<{ assignments: { done_count: number }[] }>(
          first.request,
          '/api/my/learning-class/assignment/list',
        )
        return assignments[0]?.done_count
      })
      .toBe(1)
    await first.getByRole('complementary', { name: '作業' }).getByRole('link').click()
    await expect(first.getByRole('link', { name: /^再做一次：今天學什麼/ })).toBeVisible()

    await open(wang, '/my/dashboard')
    await wang.getByRole('link', { name: /你愛食麼个.*0 \/ 2 位做完.*1 位還沒開始/ }).click()
    await press(wang, 'button', '提醒還沒做完的同學')
    await expect(toast(wang, '提醒了 2 位還沒做完的同學')).toBeVisible()
    await wang.getByRole('row').filter({ hasText: '卡片同學甲' }).locator('[data-cell]').first().click()
    const answers = wang.getByRole('dialog', { name: /卡片同學甲/ })
    await answers.getByRole('button', { name: '發還再做' }).click()
    await answers.getByLabel('給同學的話（可以不寫）').fill('再聽一次，慢慢說。')
    await expectNoAxeFindings(wang, '一位同學的作答，發還')
    await answers.getByRole('button', { name: '發還', exact: true }).click()
    await expect(toast(wang, '發還給 1 位同學了')).toBeVisible()

    // From one dialog to the next, which stays.
    await press(wang, 'link', '回作業')
    await press(wang, 'button', '編輯：你愛食麼个')
    await wang.getByRole('button', { name: '再派沒做好的' }).press('Enter')
    const again = wang.getByRole('dialog', { name: '再派沒做好的' })
    await expect(again.getByRole('button', { name: '再派一次' })).toBeVisible()
    await expectNoAxeFindings(wang, '再派沒做好的')
    await wang.keyboard.press('Escape')
    await expect(again).toBeHidden()

    await first.reload()
    await expect(first.getByText('再聽一次，慢慢說。')).toBeVisible()
    await press(first, 'button', '改好了，再交一次')
    await expect(toast(first, '交出去了')).toBeVisible()
    await open(second, '/my/notifications')
    await expect(second.getByText(/^老師提醒你：「你愛食麼个」還沒做完/)).toBeVisible()
  })

  await test.step('a group is made once, and is given something by one tap', async () => {
    await open(wang, '/my/teaching-class')
    await press(wang, 'link', '五年甲班')
    await wang.getByRole('checkbox', { name: /卡片同學甲/ }).check()
    await press(wang, 'button', '編組')
    const named = wang.getByRole('dialog', { name: '把 1 位同學編到一組' })
    await expect(named.getByLabel('小組名稱')).toBeFocused()
    await wang.keyboard.type('第一組')
    await expectNoAxeFindings(wang, '編組')
    await named.getByRole('button', { name: '編到這一組' }).press('Enter')
    await expect(toast(wang, '1 位同學編到「第一組」了')).toBeVisible()
    await expect(wang.getByRole('checkbox', { name: /卡片同學甲.*第一組/ })).toBeVisible()
    await open(wang, '/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=2')
    await press(wang, 'button', '指派')
    const dialog = wang.getByRole('dialog', { name: '指派作業' })
    await dialog.getByRole('radio', { name: '選幾位同學' }).check({ force: true })
    await dialog.getByRole('checkbox', { name: '第一組（1 位）' }).check({ force: true })
    await expect(dialog.getByRole('checkbox', { name: /卡片同學甲/ })).toBeChecked()
    await expect(dialog.getByRole('button', { name: '派給 1 位同學' })).toBeVisible()
    await dialog.getByRole('checkbox', { name: '第一組（1 位）' }).uncheck({ force: true })
    await dialog.getByRole('radio', { name: '全班' }).check({ force: true })
    await wang.keyboard.press('Escape')
  })

  await test.step('a test has no key; an answer can be changed, and what is right is told once it is handed in', async () => {
    await open(wang, '/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=2')
    await wang.getByRole('button', { name: '指派', exact: true }).click()
    const dialog = wang.getByRole('dialog', { name: '指派作業' })
    await dialog.getByRole('radio', { name: '測驗' }).check({ force: true })
    await dialog.getByRole('button', { name: '派給 2 位同學' }).click()
    await expect(toast(wang, '派好了')).toBeVisible()
    await open(second, '/my/learning-class')
    await second.getByRole('listitem').filter({ hasText: '測驗' }).getByRole('link').last().click()
    const main = second.getByRole('main')
    await main.getByRole('link', { name: '開始：練習：點菜囉' }).click()
    await expect(second).toHaveURL(/\/my\/learning-class\/test/)
    await expect(second.getByRole('button', { name: '送出答案' })).toBeVisible()
    expect(await second.content()).not.toContain('is_correct')
    await expectNoAxeFindings(second, '測驗')
    // It goes on to the next question and says nothing; by keys alone it is found again as it was, and answered anew.
    const answers = async (text: string) => {
      await main.locator('[data-option]').filter({ hasText: text }).press('Enter')
      await main.getByRole('button', { name: '送出答案' }).press('Enter')
    }
    await answers('弓')
    await expect(main.getByRole('heading', { name: '練習：點菜囉　第 2 題' })).toBeFocused()
    await expect(main.getByText(/答對|不對/)).toHaveCount(0)
    await main.getByRole('link', { name: '第 1 題，答了' }).press('Enter')
    await expect(main.getByText('你答的是「這係弓蕉。」，再送出一次就換成新的。')).toBeVisible()
    await main.getByRole('button', { name: /這係弓蕉.*按一下拿回來/ }).press('Enter')
    await answers('魚仔')
    await expect(main.getByRole('heading', { name: '練習：點菜囉　第 2 題' })).toBeFocused()
    // On a slow line she goes on by herself: her answer leads her nowhere else, and is marked when it is kept.
    const line = await heldLine(second, '**/api/my/learning-class/assignment/test')
    await main.locator('[data-option]').filter({ hasText: '橘子' }).press('Enter')
    await main.getByRole('button', { name: '送出答案' }).press('Enter')
    await line.held
    await main.getByRole('link', { name: '第 5 題' }).press('Enter')
    await expect(main.getByRole('heading', { name: '練習：點菜囉　第 5 題' })).toBeFocused()
    line.release()
    await expect(main.getByRole('link', { name: '第 2 題，答了' })).toBeVisible()
    await expect(main.getByRole('heading', { name: '練習：點菜囉　第 5 題' })).toBeVisible()
    await main.getByRole('link', { name: '回測驗' }).press('Enter')
    await expect(main.getByText('答了 2 題')).toBeVisible()
    await press(second, 'button', '交卷')
    await second.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
    await expect(toast(second, '交卷了')).toBeVisible()
    await expect(second.getByText('完成，答對 9%')).toBeVisible()
    const told = main.getByRole('region', { name: '練習：點菜囉' }).getByRole('listitem')
    await expect(told.nth(0).getByRole('img', { name: '答對' })).toBeVisible()
    await expect(told.nth(2)).toContainText('沒有作答')
    await open(second, second.url())
    await expectNoAxeFindings(second, '測驗的答案')

    // Who has to practise more is given it again by one press, and it can be taken back.
    const classes = await ask<{ school_classes: { id: number }[] }>(
      wang.request,
      '/api/my/teaching-class/list',
    )
    const { assignments } = await ask<{ assignments: { id: number; mode: string }[] }>(
      wang.request,
      `/api/my/teaching-class/assignment/list?class_id=${classes.school_classes[0]?.id}`,
    )
    const sat = assignments.find(({ mode }) => mode === 'test')
    await open(wang, `/my/teaching-class/report?id=${sat?.id}`)
    await press(wang, 'button', '再派給要再練的 1 位')
    await expect(toast(wang, '再派給 1 位同學，')).toBeVisible()
    await expect(wang.getByRole('button', { name: '再派給 1 位了' })).toBeDisabled()
    await wang.getByRole('button', { name: '復原' }).last().press('Enter')
    await expect(wang.getByRole('button', { name: '再派給要再練的 1 位' })).toBeEnabled()
    // Or one thing of it alone.
    await press(wang, 'link', '每一題')
    await press(wang, 'button', '練習：點菜囉（1 位）')
    await expect(toast(wang, '再派給 1 位同學，').last()).toBeVisible()
    const [newest] = (
      await ask<{ assignments: { item_count: number }[] }>(
        wang.request,
        `/api/my/teaching-class/assignment/list?class_id=${classes.school_classes[0]?.id}`,
      )
    ).assignments
    expect(newest?.item_count).toBe(1)
    await wang.getByRole('button', { name: '復原' }).last().press('Enter')
    await expect(wang.getByRole('button', { name: '練習：點菜囉（1 位）' })).toBeEnabled()
  })

  await test.step('a report goes on the wall without names, into a spreadsheet and onto paper', async () => {
    await press(wang, 'link', '每位同學')
    await press(wang, 'button', '投影')
    const wall = wang.getByRole('dialog', { name: '投影' })
    const shown = wall.getByRole('region', { name: '投影的內容' })
    await expect(shown).toBeFocused()
    await expect(wall.getByText('姓名已隱藏')).toBeVisible()
    await expect(wall.getByRole('button', { name: '下一頁' })).toBeEnabled()
    await wang.keyboard.press('ArrowRight')
    await expect(wall.getByRole('heading', { level: 2 })).toContainText('第 ')
    await wang.keyboard.press(' ')
    await expect(wall.locator('.answer-bars')).toBeVisible()
    for (const name of ['卡片同學甲', '卡片同學乙']) await expect(wall).not.toContainText(name)
    await expectNoAxeFindings(wang, '投影')
    await wall.getByRole('button', { name: '離開投影' }).press('Enter')
    await expect(wall).toHaveCount(0)
    const { name, bytes } = await saved(wang, () => press(wang, 'button', '下載 CSV'))
    expect(name).toMatch(/^五年甲班－.*\.csv$/)
    const table = bytes.toString()
    expect(table).toContain('"座號","姓名","配對：這是什麼"')
    expect(table.split('\r\n').filter((line) => line.includes('要再練'))).toHaveLength(1)
    const paper = pdfText(await wang.pdf({ preferCSSPageSize: true })).replaceAll(/\s/g, '')
    expect(paper).toContain('練習：點菜囉')
  })

  await test.step('a competition', async () => {
    await open(wang, '/my/teaching-class')
    await wang.getByLabel('更多：五年甲班').click()
    await press(wang, 'link', '新增競賽：五年甲班')
    await wang.getByRole('radio', { name: '聲跡探秘賽' }).check({ force: true })
    await wang.getByLabel('給學生的話（可以不填）').fill('來比比看')
    await press(wang, 'button', '下一步：選擇隊伍')
    await wang.getByLabel('對手的班級代碼').fill(away.code.toLowerCase())
    await press(wang, 'button', '下一步：勝利條件')
    await wang.getByRole('radio', { name: /^個人最高/ }).check()
    await press(wang, 'button', '送出邀請')
    await expect(toast(wang, '邀請送出了，等對方老師回覆')).toBeVisible()

    await open(lin, '/my/dashboard')
    await lin.getByRole('link', { name: /新邀請/ }).click()
    await lin
      .getByRole('region', { name: /五年甲班的邀請$/ })
      .getByRole('button', { name: '看邀請' })
      .click()
    const invitation = lin.getByRole('dialog')
    await expect(invitation.getByText('「來比比看」')).toBeVisible()
    await expectNoAxeFindings(lin, '邀請')
    // A no is asked once more, and can be thought better of.
    await invitation.getByRole('button', { name: '拒絕' }).press('Enter')
    const refusal = lin.getByRole('dialog', { name: '拒絕這次邀請？' })
    await refusal.getByRole('button', { name: '取消' }).press('Enter')
    await invitation.getByRole('radio', { name: '山口太太隊' }).check({ force: true })
    await invitation.getByRole('button', { name: '接受挑戰' }).click()
    await expect(toast(lin, '接受挑戰了，兩班可以開始比')).toBeVisible()

    const { competitions } = await ask<{ competitions: { id: number; event: { id: number } }[] }>(
      third.request,
      '/api/my/learning-class/competitions',
    )
    const [own] = competitions
    if (!own) throw new Error('the pupils have no competition')
    const pupils = [first, second, third, fourth]
    await Promise.all(pupils.map((pupil) => playVoices(pupil.request, own.event.id)))

    await open(fourth, `/event/competition?id=${own.id}`)
    await expect(fourth.getByRole('heading', { name: '山口太太隊' })).toBeVisible()
    await expect(fourth.getByText(/^你最好的一次/)).toBeVisible()
    await fourth.getByRole('button', { name: '分享' }).click()
    await expect(fourth.getByRole('img', { name: '競賽頁面的 QR Code' })).toBeVisible()
    await expectNoAxeFindings(fourth, '競賽頁，分享')
    await endNow(own.event.id)
    await open(first, `/event/competition?id=${own.id}`)
    await expect(first.getByText('比賽結束了').or(first.getByText('已結束')).first()).toBeVisible()
    await open(wang, '/my/teaching-class/competitions')
    await expect(wang.getByRole('row').filter({ hasText: '五年乙班' })).toContainText(
      /我們贏了|對方贏了|平手/,
    )
  })

  for (const page of [wang, lin, first, second, third, fourth]) await page.context().close()
})
