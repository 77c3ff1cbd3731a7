import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asks, faster, isCorrected, isJudged } from './asked.tsx'
import { type EventSite, SAID, siteOf } from './event-site.tsx'
import { playsFaster } from './faster.ts'
import { inPage } from './in-page.ts'
import {
  answersSong,
  countsDown,
  dishName,
  isAtHouse,
  kitchenClock,
  laysPieces,
  lookOf,
  opensWindow,
  otherDish,
  sentenceOf,
  serves,
  wantedBy,
} from './play-hands.ts'

interface Song {
  groups: {
    no: number
    hint: string
    questions: { no: number; option: { text: string }[] }[]
  }[]
}

const at = inPage()
const text = () => document.body.textContent ?? ''
const says = (words: string) => expect.poll(text).toContain(words)

afterEach(() => void vi.restoreAllMocks())

/** The page is told by the site that it plays no longer; from there the player goes on. */
async function isToldOf(words: string): Promise<void> {
  await expect.poll(() => document.querySelector('.play-aside[role="status"]')?.textContent).toContain(words)
  await at.getByRole('button', { name: '再試一次' }).click()
}

describe('語句闖天關', () => {
  beforeEach(faster)

  test('tells after each sentence what was right, goes on after a reload, and says so where another device has it', async () => {
    await page.viewport(1280, 900)
    const site = siteOf(2, 'sentence-steps')
    await site.opens()
    await asks(1)
    const { pieces, answer } = sentenceOf(site, 1)
    await laysPieces(pieces.toReversed())
    expect(text()).not.toContain(answer)
    await at.locator('.play-next').click()
    await isCorrected(answer)
    await isJudged(1, '不對')
    await asks(2)
    await laysPieces(sentenceOf(site, 2).pieces.slice(0, 1))

    await site.opens()
    await asks(2)
    // What was told stays told; what lay on the stair was never sent.
    expect(document.querySelectorAll('.trail .wrong')).toHaveLength(1)
    expect(document.querySelectorAll('.steps-stair [data-piece]')).toHaveLength(0)
    site.opensElsewhere()
    await laysPieces(sentenceOf(site, 2).pieces)
    await at.locator('.play-next').click()
    await isToldOf(SAID.elsewhere)

    for (const no of [2, 3]) {
      await asks(no)
      await laysPieces(sentenceOf(site, no).pieces)
      await isJudged(no, '答對了！', () => at.locator('.play-next').click())
    }
    await expect.poll(() => site.results).toMatchObject([{ score: 6 }])
    expect(site.asked).toHaveLength(3)
    await expect.element(page.getByRole('heading', { name: '成績' })).toBeVisible()
  })
})

describe('山歌尋蹤', () => {
  beforeEach(faster)

  test('tells hints when they are asked for, goes on after a reload, and says so where another device has it', async () => {
    await page.viewport(1280, 900)
    const site = siteOf(5, 'song-trail')
    await site.opens()
    const { groups } = site.content as Song
    const [dealt] = (site.deal() as { groups: { no: number; questions: { no: number }[] }[] }).groups
    const { hint, questions } = groups.find(({ no }) => no === dealt?.no) ?? { hint: '', questions: [] }
    const second = questions.find(({ no }) => no === dealt?.questions[1]?.no)
    const stands = (nth: number) =>
      expect.poll(() => document.querySelector('.song-card h1')?.textContent ?? '').toContain(`第 ${nth} 題`)

    await stands(1)
    expect(text()).not.toContain(hint)
    expect(text()).not.toContain(second?.option[0]?.text)
    await at.locator('.song-hint-ask').click()
    await at.getByRole('button', { name: '用提示' }).click()
    await says(hint)
    await answersSong()
    // Right and wrong are told at the end alone.
    await stands(2)
    expect(document.querySelector('.feedback')).toBeNull()

    await site.opens()
    await stands(2)
    await says(hint)
    expect(document.querySelector('.song-hint')?.textContent).toContain('這一段用過了')
    site.opensElsewhere()
    await answersSong()
    await isToldOf(SAID.elsewhere)

    await stands(2)
    await answersSong()
    await stands(3)
    expect(site.asked).toHaveLength(3)
    expect(site.results).toEqual([])
  })
})

describe('主廚上菜', () => {
  beforeEach(kitchenClock)

  const completed = () =>
    document.querySelectorAll('.chef-bar > div')[2]?.querySelector('dd')?.textContent?.replace(/\D/g, '')

  test('tells what the next guest wants when the one before is served, and begins anew after a reload', async () => {
    await page.viewport(1280, 900)
    const site = siteOf(3, 'chef')
    await site.opens()
    await countsDown()
    await serves(site, wantedBy(site, 0))
    await says('上對了！')
    await expect.poll(completed).toBe('1')
    vi.advanceTimersByTime(1300)
    await expect.poll(() => document.querySelector('.chef-verdict')).toBeNull()
    // The second one gets something else, and what was wanted is told.
    const wanted = wantedBy(site, 1)
    await serves(site, [otherDish(site, wanted)])
    await says('不是這道')
    expect(document.querySelector('.chef-verdict')?.textContent).toContain(dishName(site, wanted[0] ?? 0))
    expect(site.asked).toHaveLength(2)
    const before = site.deal()

    await site.opens()
    await countsDown()
    expect(completed()).toBe('0')
    expect(site.deal()).not.toEqual(before)
    site.opensElsewhere()
    await serves(site, wantedBy(site, 0))
    await isToldOf(SAID.over)
    await countsDown()
    expect(completed()).toBe('0')
  })
})

describe('窗戶拆一拆', () => {
  // A miss is seen for its whole two seconds.
  playsFaster(20)

  const cardsOf = (site: EventSite) => (site.deal() as { levels: { quest: number }[][] }).levels[0] ?? []

  test('tells what is behind a window when it is opened, and begins anew after a reload', async () => {
    await page.viewport(1280, 900)
    const site = siteOf(4, 'windows')
    await site.opens()
    await isAtHouse()
    const cards = cardsOf(site)
    const mine = cards.flatMap(({ quest }, window) => (quest === cards[0]?.quest ? [window] : []))
    const other = cards.findIndex(({ quest }) => quest !== cards[0]?.quest)
    await opensWindow(other)
    await opensWindow(0)
    await expect.poll(() => [lookOf(other), lookOf(0)], { interval: 16 }).toEqual(['wrong', 'wrong'])
    await expect.poll(() => lookOf(other), { timeout: 6000 }).toBe('shut')
    for (const window of mine) await opensWindow(window)
    await expect.poll(() => mine.map(lookOf)).toEqual(['right', 'right', 'right'])
    await says('1／3 組')

    await site.opens()
    await isAtHouse()
    await expect.poll(() => document.querySelectorAll('[data-look="shut"]')).toHaveLength(9)
    await says('0／3 組')
    site.opensElsewhere()
    await userEvent.keyboard('1')
    await isToldOf(SAID.over)
    await isAtHouse()
    await opensWindow(0)
  })
})

describe('聲跡探秘賽', () => {
  beforeEach(faster)

  test('where the line is lost a step is sent until it is answered, and what says so lies on nothing that is pressed', async () => {
    await page.viewport(390, 844)
    const site = siteOf(1, 'voice-trail')
    await site.opens()
    await asks(1)
    site.loses(2)
    await at.locator('[data-card="0"]').click()
    await expect.poll(() => document.querySelector('[data-card="0"]')?.ariaPressed).toBe('true')
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Enter}')
        return text()
      })
      .toContain('網路不太穩，正在再送一次')
    const said = document.querySelector('.play-lost')?.getBoundingClientRect()
    const covered = [...document.querySelectorAll('.play-screen :is(button, .play-ask)')]
      .map((own) => own.getBoundingClientRect())
      .filter((own) => said && own.top < said.bottom && own.bottom > said.top)
      .filter((own) => said && own.left < said.right && own.right > said.left)
    expect(covered).toEqual([])
    await asks(2)
    expect(text()).not.toContain('網路不太穩')
    expect(site.asked).toHaveLength(1)
  })
})
