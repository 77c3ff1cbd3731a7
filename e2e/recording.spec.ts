import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { chromiumLaunch } from './support/chromium.ts'
import { finger, type Hand, keyboard } from './support/hands.ts'
import { lessonPath } from './support/lesson.ts'
import { open, overflow } from './support/page.ts'
import { test } from './support/test.ts'
import { heardFor } from './support/voice.ts'

// Chromium's own pretended microphone: it beeps once a second.
test.use({
  launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, '--use-fake-device-for-media-stream'] },
  permissions: ['microphone'],
})

const WORD = lessonPath({ mod: 3 })
const button = (page: Page, name: string | RegExp, exact = true) =>
  page.getByRole('main').getByRole('button', { name, exact })
const practice = (page: Page) => page.getByRole('region', { name: /^錄音練習「/ })

async function openPractice(page: Page, hand: Hand, path = WORD): Promise<void> {
  await open(page, path)
  await hand.press(button(page, /^錄音「/).first())
  await expect(button(page, '開始錄音')).toBeVisible()
}

async function record(page: Page, hand: Hand, seconds = 2): Promise<void> {
  await hand.press(button(page, '開始錄音'))
  await expect(practice(page)).toContainText('錄音中')
  await heardFor(practice(page), seconds)
  await hand.press(button(page, '停止錄音'))
  await expect(button(page, '聽自己的錄音')).toBeVisible()
}

/** Notes the tracks that the page opens: those that still listen can be counted. */
const watchTracks = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { listening: () => tracks.filter((own) => own.readyState === 'live').length })
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await ask(wish)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
const listening = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'listening')())

function recordsAndCompares(how: string, handOf: (page: Page) => Hand): void {
  test(`a word is recorded, heard with a countdown, compared and recorded again ${how}`, async ({ page }) => {
    const hand = handOf(page)
    await watchTracks(page)
    await openPractice(page, hand)
    const here = practice(page)
    await expectNoAxeFindings(page, '準備錄音')

    await hand.press(button(page, '開始錄音'))
    await expect(here).toContainText('錄音中')
    await expect(here).toContainText('0:01 / 1:00')
    expect(await listening(page)).toBe(1)
    await expectNoAxeFindings(page, '錄音中')
    await hand.press(button(page, '停止錄音'))
    await expect(button(page, '聽自己的錄音')).toBeVisible()
    expect(await listening(page)).toBe(0)

    await expect(here.getByRole('img', { name: /^示範的聲音，長 \d\.\d 秒，/ })).toBeVisible()
    await expect(here.getByRole('img', { name: /^我的聲音，長 \d\.\d 秒，/ })).toBeVisible()
    await expectNoAxeFindings(page, '錄好了')
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    await hand.press(button(page, '聽自己的錄音'))
    await expect(here).toContainText(/剩 \d 秒/)
    // It lasts as long as axe took above: on a busy machine ten seconds and more.
    await expect(here).toContainText('剩 1 秒', { timeout: 40_000 })
    await expect(button(page, '聽自己的錄音')).toBeVisible()

    await hand.press(button(page, '重錄'))
    await expect(button(page, '開始錄音')).toBeFocused()
    await record(page, hand, 1)
    await hand.press(button(page, /^錄音「/).first())
    await expect(here).toHaveCount(0)
  })
}

recordsAndCompares('by keyboard alone', keyboard)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  recordsAndCompares('by touch alone', () => finger())
})

test('what is recorded is a mono WAV of 16 kHz with sound in it, and leaves the page only for the judge', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  let body: Buffer | null = null
  await page.route('**/api/ai_judge', (route) => {
    body = route.request().postDataBuffer()
    const syllables = [
      { text: '阿', pinyin: 'a24', score: 90 },
      { text: '公', pinyin: 'gung24', score: 40 },
    ]
    return route.fulfill({ json: { score: 71.6, syllables, feedback: ['「公」要由低往高。'] } })
  })
  await openPractice(page, keyboard(page))
  await record(page, keyboard(page))
  expect(sent.filter((url) => !url.includes('/study_history/'))).toEqual([])

  await button(page, 'AI 評分').click()
  const here = practice(page)
  await expect(here).toContainText('72 分')
  await expect(here).toContainText('說得不錯！')
  await expect(here.getByRole('list', { name: '每個字的評分' }).getByRole('listitem')).toHaveText([
    /準確阿/,
    /再練公/,
  ])
  await expect(here).toContainText('「公」要由低往高。')
  await expectNoAxeFindings(page, '評分後')
  const file = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const sound = await new AudioContext().decodeAudioData(bytes.buffer)
    const samples = sound.getChannelData(0)
    return {
      channels: sound.numberOfChannels,
      seconds: sound.duration,
      loudest: samples.reduce((most, own) => Math.max(most, Math.abs(own)), 0),
    }
  }, wavIn(body))
  expect(file.channels).toBe(1)
  expect(file.seconds).toBeGreaterThan(1.5)
  expect(file.seconds).toBeLessThan(6)
  expect(file.loudest).toBeGreaterThan(0.02)
})

test('nothing moves under the finger when the voice of the model has been read', async ({ page }) => {
  await openPractice(page, keyboard(page))
  let give = () => {}
  const wanted = new Promise<void>((resolve) => {
    give = resolve
  })
  await page.route(/\.(mp3|m4a|wav|ogg|opus|webm)(\?|$)/, async (route) => {
    await wanted
    await route.continue()
  })
  await record(page, keyboard(page), 1)
  const model = practice(page).getByRole('img', { name: /^示範的聲音/ })
  await expect(model).toHaveAccessibleName('示範的聲音')
  const before = await button(page, 'AI 評分').boundingBox()
  give()
  await expect(model).toHaveAccessibleName(/^示範的聲音，長/)
  expect(await button(page, 'AI 評分').boundingBox()).toEqual(before)
})

/** The file of a multipart body, a character a byte; its header says mono and 16 kHz. */
function wavIn(body: Buffer | null): string {
  if (!body) throw new Error('nothing was sent')
  const from = body.indexOf('RIFF')
  expect(from).toBeGreaterThan(0)
  expect(body.toString('latin1')).toContain('filename="audio.wav"')
  expect(body.readUInt16LE(from + 22)).toBe(1)
  expect(body.readUInt32LE(from + 24)).toBe(16_000)
  return body.subarray(from, from + 8 + body.readUInt32LE(from + 4)).toString('latin1')
}

test.describe('without a judge', () => {
  test.use({ allowed: [/ai_judge/] })
  test('recording and comparing go on, and it is said that there is no scoring', async ({ page }) => {
    await page.route('**/api/ai_judge', (route) => route.fulfill({ status: 404, json: {} }))
    await openPractice(page, keyboard(page))
    await record(page, keyboard(page), 1)
    await button(page, 'AI 評分').click()
    await expect(practice(page)).toContainText('目前沒有提供 AI 評分。')
    await expect(button(page, '聽自己的錄音')).toBeEnabled()
  })
  test('a refusal is said, and can be tried again after a second', async ({ page }) => {
    const message = '錄音太短了，請再錄一次。'
    await page.route('**/api/ai_judge', (route) => route.fulfill({ status: 422, json: { message } }))
    await openPractice(page, keyboard(page))
    await record(page, keyboard(page), 1)
    await button(page, 'AI 評分').click()
    await expect(practice(page).getByRole('alert')).toHaveText(message)
    await expect(button(page, 'AI 評分')).toBeEnabled()
  })
})

test('AI 評分 says which dialects it knows, in another one', async ({ page }) => {
  await openPractice(page, keyboard(page), lessonPath({ dialect: 5, mod: 3 }))
  await record(page, keyboard(page), 1)
  await expect(practice(page)).toContainText('AI 評分僅支援四縣腔與海陸腔')
  await expect(button(page, 'AI 評分')).toHaveCount(0)
})

test('only one is recorded at a time, and going on closes the microphone', async ({ page }) => {
  await watchTracks(page)
  await openPractice(page, keyboard(page))
  await button(page, '開始錄音').click()
  await expect(practice(page)).toContainText('錄音中')
  await button(page, /^錄音「/)
    .nth(1)
    .click()
  await button(page, '開始錄音').click()
  await expect(button(page, '停止錄音')).toHaveCount(1)
  await expect(button(page, '聽自己的錄音')).toBeVisible()
  // The second is asked for when the first is closed.
  await expect.poll(() => listening(page)).toBe(1)
  await page
    .getByRole('navigation', { name: '上一個與下一個' })
    .getByRole('button', { name: '下一個', exact: true })
    .click()
  await expect(practice(page)).toHaveCount(0)
  expect(await listening(page)).toBe(0)
})

test.describe('a microphone that is refused', () => {
  test.use({ permissions: [] })
  test('by the reader: says what can be done, and can be tried again', async ({ page }) => {
    await openPractice(page, keyboard(page))
    await button(page, '開始錄音').click()
    await expect(practice(page).getByRole('alert')).toContainText('沒有使用麥克風的權限')
    await expectNoAxeFindings(page, '沒有權限')
    await page.context().grantPermissions(['microphone'])
    await record(page, keyboard(page), 1)
  })
})

for (const [name, said] of [
  ['NotFoundError', '找不到麥克風'],
  ['NotReadableError', '麥克風正被其他程式使用'],
] as const) {
  test(`a microphone that answers ${name} is explained`, async ({ page }) => {
    await page.addInitScript((own) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', own))
    }, name)
    await openPractice(page, keyboard(page))
    await button(page, '開始錄音').click()
    await expect(practice(page).getByRole('alert')).toContainText(said)
    await expect(button(page, '開始錄音')).toBeEnabled()
  })
}

test('a page that may not ask for a microphone says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }))
  await openPractice(page, keyboard(page))
  await button(page, '開始錄音').click()
  await expect(practice(page).getByRole('alert')).toContainText('連線不安全')
})
