import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { finger, type Hand, mouse } from '../support/hands.ts'
import { asks, begins, faster, fitsPhone, isJudged } from './asked.tsx'
import { expectNoFindings } from './axe.ts'
import { inPage } from './in-page.ts'
import './events.css'

const samples = import.meta.glob<Content>('../../packages/games/src/voice-trail/sample.json', {
  eager: true,
  import: 'default',
})
interface Content {
  questions: { no: number; answer: number }[]
}
const [sample = { questions: [] }] = Object.values(samples)
const at = inPage()
const next = () => at.locator('.play-next')
const card = (place: number) => at.locator(`[data-card="${place}"]`)

beforeEach(faster)

/** Where the right card of each question lies. */
const rightOf = (deal: unknown): number[] =>
  (deal as { no: number; cards: number[] }[]).map(({ no, cards }) =>
    cards.indexOf(sample.questions.find((own) => own.no === no)?.answer ?? -1),
  )

async function takes(hand: Hand, place: number): Promise<void> {
  await hand.press(card(place))
  await expect.poll(() => document.querySelector(`[data-card="${place}"]`)?.ariaPressed).toBe('true')
  await hand.press(next())
}

test('cards are taken by mouse, and each stage has nothing that axe finds', async () => {
  await page.viewport(1280, 900)
  const { deal, onLeave, ends } = await begins(1, sample)
  const rights = rightOf(deal)
  const [first = 0, second = 0, third = 0] = rights
  expect(document.querySelector('.play-next')?.matches(':disabled')).toBe(true)
  // Taken, given back, another one taken.
  await mouse.press(card(first))
  await mouse.press(card(first))
  expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0)
  await mouse.press(card((first + 1) % 4))
  await expectNoFindings('選好')
  // Voices alone, then nothing: what is said is read instead. The browser remembers.
  const sound = at.locator('.game-sound')
  await mouse.press(sound)
  expect(document.querySelectorAll('.voice-listen')).toHaveLength(4)
  await mouse.press(sound)
  expect(document.querySelectorAll('.voice-said')).toHaveLength(4)
  await expect.poll(() => document.querySelector('h1')?.textContent).toContain('哪一張圖，字寫對了？')
  expect(document.querySelector('.play-keys')?.textContent).not.toContain('聽聲音')
  expect(localStorage.getItem('hakka.game-sound')).toBe('off')
  await expectNoFindings('靜音')
  await mouse.press(sound)
  await expect.poll(() => document.querySelector('h1')?.textContent).toContain('哪一張圖，聲音說對了？')
  expect(document.querySelector('.play-keys')?.textContent).toContain('聽聲音')
  await mouse.press(next())
  await isJudged(1, '不對')
  await asks(2)
  await takes(mouse, second)
  await isJudged(2, '答對了！')
  await asks(3)
  await mouse.press(at.getByRole('button', { name: '返回活動列表' }))
  await expectNoFindings('離開')
  await mouse.press(at.getByRole('button', { name: '繼續玩' }))
  expect(onLeave).not.toHaveBeenCalled()
  await takes(mouse, third)
  await ends(20)
  await expect.element(page.getByText('答錯 1 題，再練一次就記住了')).toBeVisible()
  await expectNoFindings('答案')
})

test('cards are taken by keys alone', async () => {
  await page.viewport(1280, 900)
  const { deal, ends } = await begins(1, sample)
  for (const [index, place] of rightOf(deal).entries()) {
    await asks(index + 1)
    if (index === 0) {
      await userEvent.keyboard('{Shift>}2{/Shift}')
      expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0)
      // Among the cards arrows walk, around their ends.
      for (let tab = 0; tab < 9 && !document.activeElement?.matches('[data-card="0"]'); tab += 1)
        await userEvent.keyboard('{Tab}')
      await userEvent.keyboard('{ArrowLeft}')
      await expect.poll(() => document.activeElement?.getAttribute('data-card')).toBe('3')
    }
    await userEvent.keyboard(String(place + 1))
    await isJudged(index + 1, '答對了！', () => userEvent.keyboard('{Enter}'))
  }
  await ends(30)
})

test('it is practised by touch on a phone: without a clock, and what is wrong is tried again', async () => {
  await page.viewport(390, 844)
  const { deal, ends } = await begins(1, sample, true)
  expect(document.querySelector('[role="timer"]')).toBeNull()
  const hand = finger()
  const rights = rightOf(deal)
  fitsPhone()
  await takes(hand, ((rights[0] ?? 0) + 1) % 4)
  await isJudged(1, '不對')
  await expect.poll(() => document.querySelector('.feedback')).toBeNull()
  expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0)
  for (const [index, place] of rights.entries()) {
    await asks(index + 1)
    await takes(hand, place)
  }
  await ends(30)
})
