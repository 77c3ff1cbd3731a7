import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import {
  assignHere,
  closeAll,
  madeClass,
  openReport,
  person,
  pupilOf,
  TEACHER,
  untilAllDone,
} from './support/classes.ts'
import { inDatabase } from './support/database.ts'
import { fillGaps, WRITING } from './support/gaps.ts'
import { newEvent } from './support/new-event.ts'
import { open, overflow } from './support/page.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'
import { hearing, hum } from './support/voice.ts'

const microphone = hearing((second) => 0.15 * hum(160, second))
test.afterAll(() => microphone.remove())
test.use({ launchOptions: microphone.launchOptions })

/** From her classes to the first thing of her only assignment. */
async function begin(pupil: Page): Promise<void> {
  await open(pupil, '/my/learning-class')
  await pupil.getByRole('link', { name: /^開始：/ }).tap()
  await expect(pupil).toHaveURL(/\/my\/learning-class\/assignment\?id=/)
  await pupil
    .getByRole('link', { name: /^開始：/ })
    .first()
    .tap()
}

test('a writing set is assigned from its own page in four presses at most; a pupil fills its gaps by touch, and the grid has her points', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '葉老師', TEACHER)
  const own = await madeClass(teacher, '五年寫班', ['填空同學', '還沒同學'])
  const pupil = await pupilOf(browser, baseURL, own)
  await open(teacher, WRITING)
  expect(await assignHere(teacher, 2)).toBeLessThanOrEqual(4)

  await begin(pupil)
  await expect(pupil.getByRole('heading', { name: '把詞填進空格' }).first()).toBeVisible()
  await fillGaps(pupil)
  expect(await overflow(pupil)).toBeLessThanOrEqual(0)
  // Wherever the page stands else, the bar on top lies upon some button's half.
  await pupil.evaluate(() => scrollTo(0, 0))
  await expectNoAxeFindings(pupil, '填空做完了，390 px')
  await untilAllDone(pupil)
  await expect(pupil.getByText('完成，答對 100%')).toBeVisible()

  const grid = await openReport(teacher, own)
  const cellOf = (name: string) => grid.getByRole('row').filter({ hasText: name }).locator('.report-cell')
  await expect(cellOf('填空同學')).toHaveText('做完100')
  await expect(cellOf('填空同學')).toHaveAttribute('data-state', 'done')
  await expect(cellOf('還沒同學')).toHaveAttribute('data-state', 'not_started')
  await expect(teacher.getByText(/1 \/ 2\s*做完的同學/)).toBeVisible()
  await expectNoAxeFindings(teacher, '填空的報告')
  await closeAll(teacher, pupil)
})

test('a game is assigned from the menu of events; a pupil plays it question by question to its end, and the grid says so', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const title = `班上的聽聲賽 ${Date.now()}`
  await newEvent(baseURL, { title, event_game_id: 1, quiz_length: 2, rank_requires: 'V2' })
  const teacher = await person(browser, baseURL, '謝老師', TEACHER)
  const own = await madeClass(teacher, '五年聽班', ['聽聲同學'])
  const pupil = await pupilOf(browser, baseURL, own)
  await open(teacher, '/events')
  const card = teacher.getByRole('listitem').filter({ hasText: title })
  expect(await assignHere(teacher, 1, card.getByRole('button', { name: '指派作業' }))).toBeLessThanOrEqual(4)

  await begin(pupil)
  await expect(pupil).toHaveURL(/\/event\/game\?id=/)
  await pupil.getByRole('button', { name: '開始', exact: true }).tap()
  await pupil.getByRole('button', { name: '跳過故事' }).tap()
  const next = pupil.locator('.play-next')
  for (const no of [1, 2]) {
    const asked = pupil.getByRole('heading', { name: `第 ${no} 題：` })
    await expect(asked).toBeVisible()
    await pupil.locator('[data-card="1"]').tap()
    // What is sent on too soon is not taken.
    await expect(async () => {
      if ((await next.isVisible()) && (await next.isEnabled())) await next.tap({ timeout: 1000 })
      await expect(asked).toBeHidden({ timeout: 3000 })
    }).toPass()
  }
  await expect(pupil).toHaveURL(/\/event\/game\/result\?uuid=/)
  await untilAllDone(pupil)

  const grid = await openReport(teacher, own)
  const cell = grid.getByRole('row').filter({ hasText: '聽聲同學' }).locator('.report-cell')
  await expect(cell).toHaveAttribute('data-state', 'done')
  await expect(cell).toHaveText(/^做完\d+$/)
  await expectNoAxeFindings(teacher, '遊戲的報告')
  await closeAll(teacher, pupil)
})

test('what is done after its day is marked 晚交 for the pupil, and in the grid and the answers of her teacher', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '巫老師', TEACHER)
  const own = await madeClass(teacher, '五年晚班', ['晚交同學'])
  const pupil = await pupilOf(browser, baseURL, own)
  await open(teacher, WRITING)
  await assignHere(teacher)
  // Given two days ago to who was in the class by then, for yesterday.
  await inDatabase("update class_members set joined_at = joined_at - interval '3 days' where class_id = $1", [
    own.id,
  ])
  await inDatabase(
    `update assignments set created_at = created_at - interval '2 days',
     due_on = (now() at time zone 'Asia/Taipei')::date - 1 where class_id = $1`,
    [own.id],
  )

  await open(pupil, '/my/learning-class')
  await expect(pupil.getByText(/^逾期 \d 天$/)).toBeVisible()
  await expectNoAxeFindings(pupil, '逾期的作業，390 px')
  await begin(pupil)
  await fillGaps(pupil)
  await untilAllDone(pupil)
  await expect(pupil.getByText('晚交', { exact: true })).toBeVisible()
  await pupil.getByRole('main').getByRole('listitem').filter({ hasText: '晚交' }).getByRole('link').tap()
  await expect(pupil.getByText('晚交', { exact: true })).toBeVisible()
  await expect(pupil.getByText(/，晚交$/)).toBeVisible()

  const grid = await openReport(teacher, own)
  const cell = grid.getByRole('row').filter({ hasText: '晚交同學' }).locator('[data-cell]')
  await expect(cell.locator('.report-cell')).toHaveText('做完100晚交')
  await cell.press('Enter')
  const answers = teacher.getByRole('dialog', { name: /^晚交同學：/ })
  await expect(answers).toContainText('得分 100．晚交')
  await expectNoAxeFindings(teacher, '晚交的作答')
  await closeAll(teacher, pupil)
})

test('a sentence is heard by the teacher only when its pupil hands it in, and no more when she takes it back', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '范老師', TEACHER)
  const own = await madeClass(teacher, '五年講班', ['講話同學'])
  const pupil = await pupilOf(browser, baseURL, own)
  await pupil.context().grantPermissions(['microphone'])
  await open(teacher, '/self_study/speaking?level_no=1&dialect_id=1')
  expect(await assignHere(teacher)).toBeLessThanOrEqual(4)

  /** What the teacher has of her, in the dialog of her first cell. */
  const openAnswers = async () => {
    const grid = await openReport(teacher, own)
    await grid.getByRole('row').filter({ hasText: '講話同學' }).locator('[data-cell]').first().press('Enter')
    const answers = teacher.getByRole('dialog', { name: /^講話同學：/ })
    await expect(
      answers
        .getByText('還沒有整份的作答。')
        .or(answers.getByText(/交來的錄音/))
        .first(),
    ).toBeVisible()
    return answers
  }

  await begin(pupil)
  const button = (name: string) => pupil.getByRole('main').getByRole('button', { name, exact: true })
  await button('開始錄音').tap()
  await expect(pupil.getByRole('main')).toContainText('0:01 / 1:00')
  await button('停止錄音').tap()
  await button('留下錄音').tap()
  await expect(pupil.getByRole('main')).toContainText('留下來了')
  await expect((await openAnswers()).getByText(/交來的錄音/)).toHaveCount(0)

  await pupil.getByRole('complementary', { name: '作業' }).getByRole('link').tap()
  const kept = pupil.getByRole('region', { name: '把錄音交給老師聽' }).getByRole('listitem')
  await expect(kept).toHaveCount(1)
  await expect(kept).toContainText('只有你聽得到')
  await expectNoAxeFindings(pupil, '把錄音交給老師，390 px')
  expect(await overflow(pupil)).toBeLessThanOrEqual(0)
  await kept.getByRole('button', { name: '交給老師' }).tap()
  await expect(kept).toContainText(/^.*交了，\d{4}\/\d{2}\/\d{2} 刪除/)

  const answers = await openAnswers()
  await expect(answers.getByText(/交來的錄音：/)).toBeVisible()
  await expectNoAxeFindings(teacher, '交來的錄音')
  const sound = answers.locator('audio')
  await sound.evaluate((own: HTMLAudioElement) => own.play())
  await expect.poll(() => sound.evaluate((own: HTMLAudioElement) => own.currentTime)).toBeGreaterThan(0)
  const address = (await sound.getAttribute('src')) ?? ''
  expect((await teacher.request.get(address)).status()).toBe(200)

  await kept.getByRole('button', { name: '收回來' }).tap()
  await expect(toast(pupil, '收回來了')).toBeVisible()
  await expect(kept).toContainText('只有你聽得到')
  await expect((await openAnswers()).getByText(/交來的錄音/)).toHaveCount(0)
  expect((await teacher.request.get(address)).status()).toBe(404)
  await closeAll(teacher, pupil)
})
