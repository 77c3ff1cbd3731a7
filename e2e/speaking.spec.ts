import { expect, type Page, type Route } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open, overflow } from './support/page.ts'
import { test } from './support/test.ts'
import { hearing, hum } from './support/voice.ts'

// What the judge says is told to it here: that it judges, and keeps what it judged, is tried over HTTP.

const microphone = hearing((second) => 0.15 * hum(160, second))
test.afterAll(() => microphone.remove())
test.use({
  launchOptions: microphone.launchOptions,
  permissions: ['microphone'],
  role: 'student',
  own: true,
  allowed: [/ai_judge/],
})

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: typeof name === 'string' })

/** Begins and ends a recording by the space bar. */
async function say(page: Page): Promise<void> {
  await expect(button(page, '開始錄音')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(main(page)).toContainText('0:01 / 1:00')
  await page.keyboard.press('Space')
}

const syllable = (text: string, score: number) => ({
  text,
  pinyin: 'gung24',
  score,
  learner: [2, 2, 2, 2],
  reference: [-3, -1, 2, 4],
})

const judged = (score: number, ...syllables: ReturnType<typeof syllable>[]) => ({
  json: { score, syllables, feedback: [] },
})

test('a sentence is said, compared, judged and kept by keys; what is kept is heard and deleted', async ({
  page,
}) => {
  let sent = ''
  await page.route('**/api/ai_judge', (route: Route) => {
    sent = route.request().postDataBuffer()?.toString('latin1') ?? ''
    return route.fulfill(judged(92, syllable('公', 92)))
  })
  await open(page, '/self_study/speaking?level_no=1&dialect_id=1')
  const practice = page.getByRole('region', { name: /^錄音練習「/ })
  const first = await practice.getAttribute('aria-label')
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/#no-2$/)
  await expect(practice).not.toHaveAttribute('aria-label', first ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL(/#no-1$/)
  await expect(practice).toHaveAttribute('aria-label', first ?? '')

  await say(page)
  await expect(button(page, '聽自己的錄音')).toBeVisible()
  await page.keyboard.press('o')
  await expect(practice).toContainText(/剩 \d 秒/)
  await button(page, 'AI 評分').press('Enter')
  await expect(page.getByRole('region', { name: '評分結果' })).toContainText('說得不錯！')
  for (const part of ['spoken_sentence', 'thing_id', 'version_id']) expect(sent).toContain(part)
  await button(page, '留下錄音').press('Enter')
  await expect(practice).toContainText('留下來了')
  await expectNoAxeFindings(page, '口說，評分後')
  await button(page, '下一句').press('Enter')
  await expect(page).toHaveURL(/#no-2$/)
  const row = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^打開第 1 句/ }) })
  await expect(row.getByRole('img', { name: '5 顆星（滿分 5 顆）' })).toBeVisible()

  await open(page, '/my/recordings')
  const kept = main(page).getByRole('listitem').filter({ hasText: '自動刪除' })
  await expect(kept).toHaveCount(1)
  const sound = page.waitForResponse(/\/api\/my\/recordings\/\d+\/sound/)
  await kept.getByRole('button', { name: /^聽「/ }).press('Enter')
  expect((await sound).ok()).toBe(true)
  await kept.getByRole('button', { name: /^刪除「/ }).press('Enter')
  await expect(main(page)).toContainText('還沒有留下錄音')
  await expect(page.getByRole('heading', { name: '我的錄音' })).toBeFocused()
})

test('five sentences are said by keys, over a refusal and a reload; then what to practise, and one is mended', async ({
  page,
}) => {
  const answers = [
    { status: 429, json: { message: '現在很多人在評分，請等一下再試一次' } },
    judged(60, syllable('公', 90), syllable('錢', 30)),
    judged(90, syllable('公', 90)),
    judged(70, syllable('買', 70)),
    judged(90, syllable('公', 90)),
    judged(95, syllable('公', 95)),
    judged(88, syllable('錢', 88)),
  ]
  await page.route('**/api/ai_judge', (route: Route) => route.fulfill(answers.shift() ?? { status: 500 }))
  await open(page, '/self_study/ai_judging?level_no=1&dialect_id=1')
  await expect(main(page)).toContainText('第 1 / 5 句')
  await say(page)
  await expect(main(page).getByRole('alert')).toHaveText('現在很多人在評分，請等一下再試一次')
  await expectNoAxeFindings(page, 'AI 評分，拒絕')
  await button(page, '再送一次').press('Enter')
  await expect(main(page)).toContainText('第 2 / 5 句')
  await expect(main(page)).not.toContainText(/準確|顆星/)

  await page.reload()
  await expect(main(page)).toContainText('第 2 / 5 句')
  for (const no of [3, 4, 5]) {
    await say(page)
    await expect(main(page)).toContainText(`第 ${no} / 5 句`)
  }
  await say(page)
  await expect(page.getByRole('heading', { name: '五句都講完了' })).toBeFocused()
  await expect(main(page)).toContainText('6 個音節，4 個準確。')
  const toPractise = page.getByRole('region', { name: '再練這 2 個音節' })
  await expect(toPractise.getByRole('listitem')).toHaveText([
    /錢.*由低往高.*再練・第 1 句/s,
    /買.*接近・第 3 句/s,
  ])
  await expectNoAxeFindings(page, 'AI 評分，結果')
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await button(page, /^再練「錢」/).press('Enter')
  await say(page)
  await button(page, 'AI 評分').press('Enter')
  await expect(page.getByRole('region', { name: '評分結果' })).toBeVisible()
  await button(page, '回到結果').first().press('Enter')
  await expect(toPractise.getByRole('listitem').first()).toContainText('練好了')
})

test('a dialect that the judge does not know says so, and leads to speaking', async ({ page }) => {
  await open(page, '/self_study/ai_judging?level_no=1&dialect_id=3')
  await expect(page.getByRole('heading', { name: 'AI 評分僅支援四縣腔與海陸腔' })).toBeVisible()
  await page.getByRole('link', { name: '練大埔腔口說' }).click()
  await expect(page).toHaveURL(/\/self_study\/speaking\?.*dialect_id=3/)
})
