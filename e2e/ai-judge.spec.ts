import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { finger, type Hand, keyboard } from './support/hands.ts'
import { open, overflow } from './support/page.ts'
import { test } from './support/test.ts'
import { heardFor, hearing, hum } from './support/voice.ts'

// A microphone that says two syllables over and over, a hiss and a hum: something to judge, if not to praise.

const microphone = hearing((second) => {
  const within = second % 2
  const on = (within > 0.3 && within < 0.8) || (within > 1 && within < 1.6)
  const hisses = (within > 0.3 && within < 0.4) || (within > 1 && within < 1.1)
  const voice = hisses ? Math.sin(2 * Math.PI * 5_000 * within) : hum(150 + 30 * within, within)
  return ((on ? 5_000 : 5) / 32_768) * voice
})
test.afterAll(() => microphone.remove())

test.use({ launchOptions: microphone.launchOptions, permissions: ['microphone'] })

const LAB = '/speaking-lab?dialect_id=1&text=阿公&pinyin=a24%20gung24'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

async function say(page: Page, hand: Hand, seconds = 2): Promise<void> {
  await hand.press(button(page, '開始錄音'))
  await expect(main(page)).toContainText('錄音中')
  await heardFor(main(page), seconds)
  await hand.press(button(page, '停止錄音'))
  await expect(button(page, '聽自己的錄音')).toBeVisible()
}

const verdict = (page: Page) => page.getByRole('region', { name: '評分結果' })

function judges(how: string, handOf: (page: Page) => Hand): void {
  test(`a word is said, judged by the site, heard and said again ${how}`, async ({ page }) => {
    const hand = handOf(page)
    await open(page, LAB)
    await say(page, hand)
    const asked = page.waitForResponse('**/api/ai_judge')
    await hand.press(button(page, 'AI 評分'))
    const answer = await asked
    expect(answer.status(), await answer.text()).toBe(200)
    await expect(verdict(page)).toBeVisible()
    await expect(verdict(page).getByRole('img', { name: /^[1-5] 顆星（滿分 5 顆）$/ })).toBeVisible()
    await expect(verdict(page).getByRole('list', { name: '每個字的評分' }).getByRole('listitem')).toHaveCount(
      2,
    )
    await expect(verdict(page)).toContainText('僅供練習參考')
    await verdict(page).getByText('看分數').click()
    await expect(verdict(page)).toContainText(/\d+ 分/)
    await expect(button(page, 'AI 評分')).toBeEnabled()
    await expectNoAxeFindings(page, '評分後')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await hand.press(button(page, '聽自己的錄音'))
    await expect(main(page)).toContainText(/剩 \d 秒/)
    await hand.press(button(page, '重錄'))
    await expect(button(page, '開始錄音')).toBeFocused()
    await expect(verdict(page)).toHaveCount(0)
  })
}

judges('by keyboard', keyboard)

test('what the judge tells of a voice is sent with its fourth word, and is gone with the page', async ({
  page,
}) => {
  const sent: (string | undefined)[] = []
  const voice = { register: 21.5, deviation: 1 }
  await page.route('**/api/ai_judge', (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    sent.push(/name="register"\r\n\r\n([\d.]+)/.exec(body)?.[1])
    return route.fulfill({ json: { ...JUDGED, score: 72, feedback: [], voice } })
  })
  const judgeOnce = async () => {
    await open(page, LAB)
    for (let word = 0; word < 4; word++) {
      await say(page, keyboard(page))
      await button(page, 'AI 評分').click()
      await expect(verdict(page)).toBeVisible()
      await button(page, '重錄').click()
    }
  }
  await judgeOnce()
  expect(sent).toEqual([undefined, undefined, undefined, '21.5'])
  await judgeOnce()
  expect(sent.slice(4)).toEqual([undefined, undefined, undefined, '21.5'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  judges('by touch', () => finger())
})

test('a word is found by its text, its pinyin by hand, and a wrong one is told', async ({ page }) => {
  await open(page, '/speaking-lab')
  await page.getByLabel('要唸的詞或句子').fill('恁仔細')
  await page.getByLabel('拼音').fill('anˋ ziiˋ')
  await button(page, '開始練習').click()
  await expect(main(page)).toContainText('「恁仔細」有 3 個字，拼音有 2 個音節')
  await page.getByLabel('拼音').fill('anˋ ziiˋ se')
  await button(page, '開始練習').click()
  await expect(page.getByRole('heading', { name: '恁仔細' })).toBeVisible()
  await expect(page.getByRole('img', { name: '調值 55' })).toBeVisible()
  await expect(button(page, '開始錄音')).toBeVisible()
})

test('a tap on 開始錄音 before the page is alive is not lost', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(LAB, { waitUntil: 'commit' })
  await button(page, '開始錄音').click()
  release()
  await expect(main(page)).toContainText('錄音中')
})

test('a dialect that is not judged can be recorded and says so', async ({ page }) => {
  await open(page, '/speaking-lab?dialect_id=5&text=阿公&pinyin=a11%20gung11')
  await say(page, keyboard(page))
  await expect(main(page)).toContainText('AI 評分僅支援四縣腔與海陸腔')
  await expect(button(page, 'AI 評分')).toHaveCount(0)
})

const JUDGED = {
  parts: { accuracy: 90, tone: 80, completeness: 100, fluency: 70 },
  syllables: [
    { text: '阿', pinyin: 'a24', score: 92, learner: [-2, -1, 1, 3], reference: [-3, -1, 2, 4] },
    {
      text: '公',
      pinyin: 'gung24',
      score: 40,
      toneHeard: '55',
      learner: [2, 2, 2, 2],
      reference: [-3, -1, 2, 4],
    },
  ],
  engine: 'test 1',
}

for (const [score, cheer, stars, said] of [
  [61, 'applause', 3, '說得不錯！'],
  [60, 'encouragement', 2, '再聽一次示範，慢慢講。'],
] as const) {
  test(`${score} is answered with ${cheer}`, async ({ page }) => {
    const feedback = ['第 2 個字「公」沒有往上揚，要唸由低往上揚的 {gung24}。']
    await page.route('**/api/ai_judge', (route) => route.fulfill({ json: { ...JUDGED, score, feedback } }))
    await open(page, LAB)
    await say(page, keyboard(page))
    await button(page, 'AI 評分').click()
    await expect(page.locator(`[data-cheer="${cheer}"]`)).toBeVisible()
    await expect(verdict(page)).toContainText(said)
    await expect(verdict(page).getByRole('img', { name: `${stars} 顆星（滿分 5 顆）` })).toBeVisible()
    await expect(verdict(page)).toContainText('要唸由低往上揚的 gungˊ。')
    await expect(verdict(page)).toContainText('聽起來像 gung')
    await expect(verdict(page).getByRole('img', { name: '「公」的聲調往上，你唸的是平的' })).toBeVisible()
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
    await expectNoAxeFindings(page, `${score} 分`)
  })
}

test('nothing moves for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/api/ai_judge', (route) =>
    route.fulfill({ json: { ...JUDGED, score: 88, feedback: [] } }),
  )
  await open(page, LAB)
  await say(page, keyboard(page))
  await button(page, 'AI 評分').click()
  const cheer = page.locator('[data-cheer="applause"]')
  await expect(cheer).toBeVisible()
  const moving = await cheer.evaluate((own) => own.getAnimations({ subtree: true }).length)
  expect(moving).toBe(0)
})

test.describe('what can’t be judged', () => {
  test.use({ allowed: [/ai_judge/] })
  for (const [status, message] of [
    [422, '聲音太大，錄到破音了。離麥克風遠一點，再錄一次'],
    [429, '現在很多人在評分，請等一下再試一次'],
    [503, 'AI 評分暫時不能用，請稍後再試'],
  ] as const) {
    test(`${status} is said in its place, and may be tried again after a second`, async ({ page }) => {
      await page.route('**/api/ai_judge', (route) => route.fulfill({ status, json: { message } }))
      await open(page, LAB)
      await say(page, keyboard(page))
      await button(page, 'AI 評分').click()
      await expect(main(page).getByRole('alert')).toHaveText(message)
      await expect(button(page, 'AI 評分')).toBeDisabled()
      await expect(button(page, 'AI 評分')).toBeEnabled()
      await expectNoAxeFindings(page, `拒絕 ${status}`)
    })
  }
})
