import { expect } from '@playwright/test'
import { newEvent } from './support/new-event.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'
import { sendAnswer } from './support/verdict.ts'

// A browser whose clock is moved, and whose line is cut.
test.use({ fresh: true })

const CUT_MS = Number(process.env.E2E_CUT_MS ?? 0)

test('the result of a play whose line is cut at its end arrives once, two minutes later', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(60_000 + CUT_MS)
  await page.clock.install()
  // Its plays are counted.
  const id = await newEvent(baseURL, { title: '山城聽聲賽', event_game_id: 1, quiz_length: 5 })
  const played = async () => {
    const answer = await context.request.get(`/api/event/rank?event_id=${id}`)
    const { total_play_times }: { total_play_times: number } = await answer.json()
    return total_play_times
  }
  const statuses: number[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith('/api/event/result'))
      statuses.push(answer.status())
  })

  await open(page, `/event/game?id=${id}`)
  await page.getByRole('button', { name: '開始', exact: true }).click()
  await expect(page.getByLabel('第 1 句，共 5 句')).toBeVisible()
  await page.keyboard.press('Escape')
  for (const no of [1, 2, 3, 4, 5]) {
    await expect(page.getByRole('heading', { name: `第 ${no} 題：` })).toBeFocused()
    if (no === 5) await context.setOffline(true)
    await page.keyboard.press('2')
    await sendAnswer(page, () => page.keyboard.press('Enter'))
  }
  await expect(page.getByText('儲存紀錄失敗')).toBeVisible()
  await expect(page.getByText('成績還留在這個瀏覽器裡。')).toBeVisible()
  // It is tried again and again for two minutes.
  if (CUT_MS > 0) await page.waitForTimeout(CUT_MS)
  else await page.clock.runFor(120_000)
  expect(statuses).toEqual([])
  await expect(page.getByRole('button', { name: '再存一次' })).toBeVisible()

  await context.setOffline(false)
  await expect(page).toHaveURL(/\/event\/game\/result\?uuid=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/客語|特級/)
  // What is still on its way would come by now.
  await page.clock.runFor(15_000)
  expect(statuses).toEqual([200])
  expect(await played()).toBe(1)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('event-result'))),
  ).toEqual([])
})
