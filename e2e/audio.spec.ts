import { expect, type Page } from '@playwright/test'
import { lessonPath } from './support/lesson.ts'
import { open } from './support/page.ts'
import { watchSounds } from './support/sounds.ts'
import { test } from './support/test.ts'

interface Heard {
  src: string
  rate: number
  /** The furthest second that came out. */
  to: number
  ended: boolean
}

/** Notes what the page's audio element does: it stands outside the document. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard[] = []
    Object.assign(window, { heard })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      const note: Heard = { src: this.src, rate: this.playbackRate, to: 0, ended: false }
      heard.push(note)
      this.addEventListener('timeupdate', () => {
        if (this.src === note.src) note.to = Math.max(note.to, this.currentTime)
      })
      this.addEventListener('ended', () => {
        if (this.src === note.src) note.ended = true
      })
      return play.call(this)
    }
  })
}

const heard = (page: Page): Promise<Heard[]> => page.evaluate(() => Reflect.get(window, 'heard'))

/** What is heard here was asked for. */
const sayNothing = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('hakka.reading', '{"autoSay":false}'))

test.beforeEach(async ({ page }) => {
  await sayNothing(page)
  await listenIn(page)
})

test('a word is heard to its end, at two speeds, and marked as 合成語音', async ({ page }) => {
  await open(page, lessonPath({ mod: 3 }))
  const main = page.getByRole('main')
  await expect(main.getByText('合成語音', { exact: true }).first()).toBeVisible()

  await main.getByRole('button', { name: /^聽「/ }).click()
  await expect.poll(() => heard(page)).toEqual([expect.objectContaining({ ended: true, rate: 1 })])
  const [first] = await heard(page)
  expect(first?.src).toMatch(/\/files\/[\w/-]+\.mp3$/)
  expect(first?.to).toBeGreaterThan(0.2)

  await main.getByRole('button', { name: /^慢慢聽「/ }).click()
  await expect.poll(() => heard(page)).toHaveLength(2)
  expect((await heard(page))[1]).toMatchObject({ rate: 0.7, src: first?.src })
})

test('starting another sound stops the one before it, and leaving the module stops all', async ({ page }) => {
  await watchSounds(page, { held: true })
  await open(page, lessonPath({ mod: 3 }))
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^慢慢聽「/ }).click()
  await expect(main.getByRole('button', { name: /^停止「/ })).toHaveCount(1)
  await main.getByRole('button', { name: '聽例句', exact: false }).click()
  await expect(main.getByRole('button', { name: /^停止「/ })).toHaveCount(1)
  await expect(main.getByRole('button', { name: /^慢慢聽「/ })).toBeVisible()
})

test.describe('without the file', () => {
  test.use({ allowed: [/\.mp3/, /media/i] })
  test('a sound that fails says so and can be tried again', async ({ page }) => {
    await page.route('**/*.mp3', (route) => route.abort())
    await open(page, lessonPath({ mod: 3 }))
    const main = page.getByRole('main')
    await main.getByRole('button', { name: /^聽「/ }).click()
    const failed = main.getByRole('button', { name: '播放失敗，再試一次' })
    await expect(failed).toBeVisible()
    await page.unroute('**/*.mp3')
    await failed.click()
    await expect.poll(async () => (await heard(page)).at(-1)?.to).toBeGreaterThan(0.2)
  })
})

test('a dialect whose tones nobody can synthesise is silent and says so', async ({ page }) => {
  await open(page, lessonPath({ dialect: 5, mod: 3 }))
  const main = page.getByRole('main')
  await expect(main.getByText('尚無音檔').first()).toBeVisible()
  await expect(main.getByRole('button', { name: /^聽/ })).toHaveCount(0)
})
