import { COMPETITION } from '@hakka/contract/constants/competition'
import { type APIRequestContext, type Browser, expect, type Page, request } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import {
  ask,
  byCard,
  type MadeClass,
  madeClass,
  onPhone,
  person,
  STUDENT,
  TEACHER,
} from './support/classes.ts'
import { logIn } from './support/logins.ts'
import { open } from './support/page.ts'
import { press } from './support/people.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'
import { beginVoices, playVoices } from './support/voices.ts'

const HOUR_MS = 3_600_000
const hour = (from: number, hours: number) =>
  new Date(Math.floor(from / HOUR_MS + hours) * HOUR_MS).toISOString()

/** 火焰之光隊 at home, 方口獅吼隊 away. */
const FLAGS = { home: 1, away: 3 }

interface Sides {
  /** Teachers, in a browser of their own. */
  wang: Page
  lin: Page
  home: MadeClass
  away: MadeClass
  fields: { begin_at: string; end_at: string }
  id: number
  eventId: number
}

/** Two classes whose competition of 個人最高 runs, made without the forms that `competition.spec.ts` fills in. */
async function running(
  browser: Browser,
  baseURL: string,
  names: { home: readonly string[]; away: readonly string[] },
): Promise<Sides> {
  const [wang, lin] = [
    await person(browser, baseURL, '王素珍', TEACHER),
    await person(browser, baseURL, '林老師', TEACHER),
  ]
  const [home, away] = [
    await madeClass(wang, '五年甲班', names.home),
    await madeClass(lin, '五年乙班', names.away),
  ]
  const { code } = await ask<{ code: string }>(
    lin.request,
    `/api/my/teaching-class/invite?class_id=${away.id}`,
  )
  const now = Date.now()
  const fields = {
    description: '來比比看',
    begin_at: hour(now, 0),
    end_at: hour(now, 48),
    event_game_id: 1,
    home_team_id: home.id,
    home_team_flag_id: FLAGS.home,
    away_team_code: code,
    away_team_flag_id: FLAGS.away,
    condition_id: 2,
  }
  const { id } = await ask<{ id: number }>(wang.request, '/api/my/teaching-class/competition', fields)
  await ask(lin.request, '/api/my/teaching-class/competition/accept', { id, status: 1 })
  const { competition } = await ask<{ competition: { event_id: number } }>(
    wang.request,
    `/api/event/competition?id=${id}`,
  )
  return { wang, lin, home, away, fields, id, eventId: competition.event_id }
}

/** A pupil who is logged in by her card and has no page yet. */
async function pupilOf(baseURL: string, { cards }: MadeClass, at: number): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  const { account = '', pin = '' } = cards[at] ?? {}
  await logIn(context, account, pin)
  return context
}

/** A page of who is logged in so. */
async function pageOf(browser: Browser, baseURL: string, context?: APIRequestContext): Promise<Page> {
  const storageState = context ? await context.storageState() : { cookies: [], origins: [] }
  return (await browser.newContext({ baseURL, storageState })).newPage()
}

const sideOf = (page: Page, team: string) =>
  page.locator('.competition-side').filter({ has: page.getByRole('heading', { name: team, exact: true }) })

test('the open page of a competition follows both teams while their pupils play, and is not loaded anew', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const { wang, lin, home, away, id, eventId } = await running(browser, baseURL, {
    home: ['看賽同學', '主隊同學'],
    away: ['客隊同學'],
  })
  const tablet = await byCard(browser, baseURL, home.cards[0] ?? { account: '', pin: '' })
  const phone = await onPhone(browser, baseURL, tablet)
  await tablet.context().close()
  await phone.clock.install()
  await open(phone, `/event/competition?id=${id}&d=1`)
  const [own, other] = [sideOf(phone, '火焰之光隊'), sideOf(phone, '方口獅吼隊')]
  const state = phone.getByRole('region', { name: '戰況' })
  await expect(own).toContainText('0 / 2 人玩過')
  await expect(other).toContainText('0 / 1 人玩過')
  await expect(state).toContainText('還沒有人玩過')
  await phone.evaluate(() => Reflect.set(window, 'still', 'here'))
  /** As long as a page waits until it asks again. */
  const later = () => phone.clock.fastForward(COMPETITION.refresh_ms)

  const players = [await pupilOf(baseURL, away, 0), await pupilOf(baseURL, home, 1)] as const
  const shown = Promise.withResolvers<void>()
  const [first, second] = [
    playVoices(players[0], eventId, { right: 3 }),
    playVoices(players[1], eventId, { right: 5, meanwhile: shown.promise }),
  ]
  expect(await first).toBe(30)
  await later()
  await expect(other).toContainText('30分')
  await expect(other).toContainText('1 / 1 人玩過．1 場')
  await expect(own).toContainText('0 / 2 人玩過')
  await expect(state).toContainText('方口獅吼隊領先')
  const top = (team: string) => phone.getByRole('region', { name: `${team} 前三名` }).getByRole('listitem')
  await expect(top('五年乙班')).toHaveText([/^1客○○學30 分/])
  shown.resolve()
  expect(await second).toBe(50)
  await later()
  await expect(own).toContainText('50分')
  await expect(own).toContainText('1 / 2 人玩過．1 場')
  await expect(other).toContainText('30分')
  await expect(state).toContainText('火焰之光隊領先 20 分')
  await expect(top('五年甲班')).toHaveText([/^1主○○學50 分/])
  expect(await phone.evaluate(() => Reflect.get(window, 'still'))).toBe('here')
  await expectNoAxeFindings(phone, '競賽頁，兩隊都玩過，390 px')
  for (const player of players) await player.dispose()
  for (const page of [wang, lin, phone]) await page.context().close()
})

test('of four who have played the first three are named, of as many points who was quicker; strangers read totals', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const { wang, lin, home, away, id, eventId } = await running(browser, baseURL, {
    home: ['葉小安', '彭小瑜', '羅小晨', '徐小平'],
    away: ['客隊同學'],
  })
  const players: APIRequestContext[] = []
  for (const at of home.cards.keys()) players.push(await pupilOf(baseURL, home, at))
  const [last, slow, quick, best] = players
  if (!last || !slow || !quick || !best) throw new Error('the class has fewer than four')
  // 彭小瑜 begins before 羅小晨 and ends after her.
  const slowly = await beginVoices(slow, eventId)
  const quickly = playVoices(quick, eventId, { right: 2 })
  const scores = await Promise.all([
    playVoices(last, eventId, { right: 1 }),
    slowly({ right: 2, meanwhile: quickly }),
    quickly,
    playVoices(best, eventId, { right: 3 }),
  ])
  expect(scores).toEqual([10, 20, 20, 30])

  const path = `/event/competition?id=${id}&d=1`
  const named = async (page: Page) => {
    await open(page, path)
    await expect(sideOf(page, '火焰之光隊')).toContainText('4 / 4 人玩過．4 場')
    return page.getByRole('region', { name: '五年甲班 前三名' }).getByRole('listitem')
  }
  const masked = [/^1徐○平30 分/, /^2羅○晨20 分/, /^3彭○瑜20 分/]
  await test.step('the fourth reads her classmates masked, and where she stands', async () => {
    const page = await pageOf(browser, baseURL, last)
    await expect(await named(page)).toHaveText(masked)
    await expect(page.getByText('隊上第 4')).toBeVisible()
    await expect(page.getByRole('region', { name: '五年乙班 前三名' })).toContainText('還沒有人玩過')
    await expectNoAxeFindings(page, '競賽頁，前三名')
    await page.context().close()
  })
  await test.step('who is among them reads her own name', async () => {
    const page = await pageOf(browser, baseURL, slow)
    await expect(await named(page)).toHaveText([...masked.slice(0, 2), /^3彭小瑜你20 分/])
    await page.context().close()
  })
  await test.step('the other class reads them masked, and a teacher her own class’s names', async () => {
    const pupil = await pupilOf(baseURL, away, 0)
    const page = await pageOf(browser, baseURL, pupil)
    await expect(await named(page)).toHaveText(masked)
    await page.context().close()
    await pupil.dispose()
    await expect(await named(lin)).toHaveText(masked)
    await expect(await named(wang)).toHaveText([/^1徐小平30 分/, /^2羅小晨20 分/, /^3彭小瑜20 分/])
  })
  await test.step('a visitor and a pupil of another school read what the teams have', async () => {
    const stranger = await person(browser, baseURL, '別校同學', STUDENT)
    for (const page of [await pageOf(browser, baseURL), stranger]) {
      await expect(await named(page)).toHaveCount(0)
      await expect(sideOf(page, '火焰之光隊')).toContainText('30分')
      await expect(page.getByText(/前三名/)).toHaveCount(0)
      await expect(page.getByRole('main')).not.toContainText(/徐|羅|彭/)
      await page.context().close()
    }
  })
  for (const player of players) await player.dispose()
  for (const page of [wang, lin]) await page.context().close()
})

test('the away teacher sets flag and end by keys; what is refused is told at its field, and nothing chosen is lost', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const { wang, lin, fields, id } = await running(browser, baseURL, { home: [], away: [] })
  const list = `/my/teaching-class/competitions`
  await open(lin, list)
  const dialog = lin.getByRole('dialog', { name: '五年乙班的設定' })
  const flags = dialog.getByRole('radiogroup', { name: '客隊隊旗' })
  const flag = (name: string) => flags.getByRole('radio', { name })
  const day = dialog.getByLabel('結束時間', { exact: true })
  const save = () => dialog.getByRole('button', { name: '儲存' }).press('Enter')
  const opened = async () => {
    await press(lin, 'button', '「聲跡探秘賽」的客隊設定')
    await expect(flag('火焰之光隊')).toBeDisabled()
  }
  await opened()
  await expect(flag('方口獅吼隊')).toBeChecked()
  await flag('方口獅吼隊').press('ArrowRight')
  await expect(flag('山口太太隊')).toBeChecked()

  await test.step('an end that is missing, or before the beginning', async () => {
    const before = await day.inputValue()
    for (const [value, message] of [
      ['', '請選擇結束日期'],
      ['2020-01-01', '結束時間要比開始時間晚'],
    ] as const) {
      await day.fill(value)
      await save()
      await expect(day).toHaveAccessibleDescription(new RegExp(message))
      await expect(day).toHaveAttribute('aria-invalid', 'true')
      await expect(day).toBeFocused()
      await expect(day).toHaveValue(value)
      await expect(flag('山口太太隊')).toBeChecked()
    }
    await expectNoAxeFindings(lin, '客隊設定，結束時間不對')
    await day.fill(before)
  })

  // Eight days on, at the hour that it had.
  const [later = ''] = new Date(Date.parse(fields.end_at) + (8 * 24 + 8) * HOUR_MS).toISOString().split('T')
  await test.step('a flag that the home team takes meanwhile', async () => {
    await day.fill(later)
    const taken = { ...fields, competition_id: id, description: '', event_game_id: 1, home_team_flag_id: 4 }
    await ask(wang.request, '/api/my/teaching-class/competition', taken)
    await save()
    await expect(flags).toHaveAccessibleDescription(/主隊已經選了這面隊旗/)
    await expect(flags).toHaveAttribute('aria-invalid', 'true')
    await expect(flags.locator(':focus')).toHaveCount(1)
    await expect(day).toHaveValue(later)
    await expect(flag('山口太太隊')).toBeChecked()
    await expectNoAxeFindings(lin, '客隊設定，隊旗被選走了')
  })

  await lin.keyboard.press('ArrowLeft')
  await expect(flag('方口獅吼隊')).toBeChecked()
  await lin.keyboard.press('ArrowLeft')
  await expect(flag('阿啾火箭隊')).toBeChecked()
  await save()
  await expect(toast(lin, '更新客隊資料成功')).toBeVisible()
  await expect(dialog).toBeHidden()
  const button = lin.getByRole('button', { name: '「聲跡探秘賽」的客隊設定' })
  await expect(button).toBeFocused()
  const row = lin.getByRole('row').filter({ has: button })
  const isSaved = async () => {
    await expect(row.getByRole('img')).toHaveCount(2)
    await expect(row.getByRole('img', { name: '阿啾火箭隊' })).toBeVisible()
    await expect(row).toContainText(`–${later.slice(5).replace('-', '/')}`)
  }
  await isSaved()
  await lin.reload()
  await isSaved()
  await open(wang, `/event/competition?id=${id}&d=1`)
  await expect(sideOf(wang, '阿啾火箭隊')).toContainText('五年乙班')
  for (const page of [wang, lin]) await page.context().close()
})
