import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { expectNoAxeFindings } from '../support/axe.ts'
import { samplePath } from '../support/embeds.ts'
import { finger, type Hand, keyboard } from '../support/hands.ts'
import { fetchLesson, firstOf, lessonPath } from '../support/lesson.ts'
import { sampleOf } from '../support/module-types.ts'
import { expectOneScreen, SCREENS } from '../support/one-screen.ts'
import { alive, open } from '../support/page.ts'
import { expectReadInOrder } from '../support/read-in-order.ts'
import { test } from '../support/test.ts'

const FRUIT = lessonPath({ step: 1, semester: 1, no: 6 })
const text = z.object({ hakka: z.string(), pinyin: z.string(), chinese: z.string() })
const vocabulary = z.object({ words: z.array(z.object({ text })) })
type Word = z.output<typeof text>

const wordsOf = (content: unknown): Word[] => vocabulary.parse(content).words.map(({ text }) => text)

/** Opens the fruits' games, with the readings as numbers, so that they can be found by what the lesson says. */
async function openGames(page: Page): Promise<Word[]> {
  const lesson = await fetchLesson(page.request, FRUIT)
  await page.addInitScript(() => {
    localStorage.setItem(
      'hakka.reading',
      JSON.stringify({ pinyin: 'numbers', chinese: true, size: 1, projector: false }),
    )
  })
  await open(page, `${FRUIT}&mod_no=${firstOf(lesson, 'word_games').mod}`)
  return wordsOf(firstOf(lesson, 'word').module.content)
}

const game = (page: Page) => page.locator('[data-game]')
const main = (page: Page) => page.getByRole('main')

/** What is asked by ear, as somebody sees it who can't hear. */
async function written(page: Page, hand: Hand): Promise<string> {
  const show = game(page).getByRole('button', { name: '顯示文字' })
  if (await show.isVisible()) await hand.press(show)
  return (await game(page).locator('[data-heard]').innerText()).trim()
}

/** Everything of a game is in view above its bar, on every screen down to a small phone. */
async function expectFits(page: Page): Promise<void> {
  for (const screen of [...SCREENS, { width: 360, height: 740 }]) {
    await expectOneScreen(page, [screen])
    const hidden = () =>
      page.evaluate(() => {
        const edge = document.querySelector('.check-bar')?.getBoundingClientRect().top ?? 0
        return [...document.querySelectorAll('[data-game] :is(button, input, p, h3)')].filter((own) => {
          const { bottom, height } = own.getBoundingClientRect()
          return own.checkVisibility() && height > 1 && !own.closest('.check-bar') && bottom > edge
        }).length
      })
    await expect.poll(hidden, `${screen.width} × ${screen.height}`).toBe(0)
  }
}

/** What the cards say, in their places. */
const faces = (page: Page) =>
  game(page)
    .locator('[data-word], [data-card]')
    .evaluateAll((all) => all.map((card) => card.querySelector('.game-face')?.textContent ?? ''))

async function listenByDigits(
  page: Page,
  words: readonly Word[],
): Promise<{ asked: Word; digit(hakka: string): string }> {
  const pinyin = await written(page, { ...keyboard(page), press: (target) => target.click() })
  const asked = words.find((own) => own.pinyin === pinyin)
  if (!asked) throw new Error(`沒有 ${pinyin}`)
  const shown = await faces(page)
  return { asked, digit: (hakka) => String(shown.indexOf(hakka) + 1) }
}

test('the game listen is played by digits: it helps on, is found again, and what was missed is practised', async ({
  page,
}) => {
  const words = await openGames(page)
  await keyboard(page).press(page.locator('[data-choose="listen"]'))
  await expectFits(page)
  const bar = page.getByRole('region', { name: '作答' })
  const { asked, digit } = await listenByDigits(page, words)
  const wrong = (await faces(page)).filter((own) => own !== asked.hakka)
  const says = [
    `意思是「${words.find(({ hakka }) => hakka === wrong[0])?.chinese}」`,
    '先拿走一張',
    '答案在這裡',
  ]
  for (const [index, hakka] of wrong.entries()) {
    await page.keyboard.press(digit(hakka))
    await expectReadInOrder(page, bar, says[index] ?? '')
  }
  await expect(game(page).locator('[data-state="taken"]')).toContainText('先拿走')
  await expect(game(page).locator('[data-state="lit"]')).toContainText(asked.hakka)
  await expectFits(page)
  await expectNoAxeFindings(page, '聽音選詞，第三次答錯')
  await page.keyboard.press(digit(asked.hakka))
  await expect(bar).toContainText('答對了！')

  await expect(game(page)).toContainText(`第 2 / ${words.length} 題`)
  const second = await listenByDigits(page, words)
  await page.keyboard.press(second.digit(second.asked.hakka))
  await expect(game(page)).toContainText(`第 3 / ${words.length} 題`)
  await page.reload()
  await alive(page)
  for (let no = 3; no <= words.length; no++) {
    await expect(game(page)).toContainText(`第 ${no} / ${words.length} 題`)
    const { asked: own, digit: key } = await listenByDigits(page, words)
    await page.keyboard.press(key(own.hakka))
    await expect(bar).toContainText('答對了！')
  }
  await expect(main(page)).toContainText('再練習一下這些語詞')
  await expect(main(page)).toContainText(`其中 ${words.length - 1} 題一次就答對`)
  await expectOneScreen(page)
  const practise = page.getByRole('button', { name: '練一練這 1 個' })
  await expect(practise).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(game(page)).toContainText('第 1 / 1 題')
  const again = await listenByDigits(page, words)
  expect(again.asked).toEqual(asked)
  await page.keyboard.press(again.digit(asked.hakka))
  await expect(main(page)).toContainText('練好了！')
  await keyboard(page).press(page.getByRole('button', { name: '全部遊戲' }))
  await expect(page.locator('[data-choose="listen"]')).toContainText('已過關')
  await expect(page.locator('[data-choose="listen"]')).toBeFocused()
})

async function name(page: Page, hand: Hand): Promise<void> {
  const words = await openGames(page)
  await hand.press(page.locator('[data-choose="name"]'))
  for (let no = 1; no <= words.length; no++) {
    await expect(game(page)).toContainText(`第 ${no} / ${words.length} 題`)
    const chinese = await game(page).locator('[data-asked]').innerText()
    const word = words.find((own) => own.chinese === chinese.trim())
    // The first one is missed, and listed at the end.
    if (no === 1) {
      const wrong = game(page)
        .locator('[data-word]')
        .filter({ hasNotText: word?.hakka ?? '' })
        .first()
      const shown = (await wrong.textContent()) ?? ''
      const picked = words.find((own) => shown.includes(own.hakka))
      await hand.press(wrong)
      await expect(game(page)).toContainText(`意思是「${picked?.chinese}」`)
    }
    await hand.press(game(page).getByRole('button', { name: word?.hakka ?? '' }))
    await expect(game(page)).toContainText('答對了！')
  }
  await expect(main(page)).toContainText('再練習一下這些語詞')
  await expect(main(page)).toContainText(`其中 ${words.length - 1} 題一次就答對`)
}

test('the game clear is played by the keys of its places; a word missed twice turns a card over', async ({
  page,
}) => {
  const words = await openGames(page)
  await page.locator('[data-choose="clear"]').click()
  const field = game(page).getByRole('spinbutton', { name: '每隔幾秒換位置' })
  await field.fill('3')
  await expect(game(page)).toContainText('請填 5 到 60，不想換位置就填 0。')
  await field.fill('0')
  await expect(game(page)).toContainText('卡片不換位置')
  await field.blur()
  await expectFits(page)
  const KEYS = [...'qwerasdfzxcv']
  const bar = page.getByRole('region', { name: '作答' })
  for (let no = 1; no <= 5; no++) {
    await expect(game(page)).toContainText(`第 ${no} / 5 題`)
    const hakka = await written(page, { ...keyboard(page), press: (target) => target.click() })
    const word = words.find((own) => own.hakka === hakka)
    const mine = [word?.hakka, word?.pinyin, word?.chinese]
    const shown = await faces(page)
    if (no === 1) {
      const wrong = shown.flatMap((own, at) => (mine.includes(own) ? [] : [KEYS[at] ?? '']))
      for (const [index, says] of ['你點的是', '有一張先翻過去', '答案在這裡'].entries()) {
        await page.keyboard.press(wrong[index] ?? '')
        await expect(bar).toContainText(says)
      }
      await expect(game(page).locator('[data-state="taken"]')).toHaveText(/先翻過去/)
      await expect(game(page).locator('[data-state="lit"]')).toHaveCount(1)
      await expectFits(page)
      await expectNoAxeFindings(page, '聽音消卡，第三次答錯')
    }
    const own = shown.flatMap((face, at) => (mine.includes(face) ? [KEYS[at] ?? ''] : []))
    for (const [index, key] of own.slice(0, 3).entries()) {
      await page.keyboard.press(key)
      await expect(bar).toContainText(['還有 2 張', '還有 1 張', '三張都找到了！'][index] ?? '')
    }
  }
  await expect(main(page)).toContainText('恭喜過關！')
  await page.reload()
  await page.locator('[data-choose="clear"]').click()
  await expect(field).toHaveValue('0')
})

/** Finds all pairs that lie there. */
async function pairRound(page: Page, hand: Hand, words: readonly Word[]): Promise<void> {
  // By what the cards show; sounds, and readings in marks, are tried with whatever is left.
  const cards = await game(page)
    .locator('[data-card]')
    .evaluateAll((all) =>
      all.map((card) => ({
        id: card.getAttribute('data-card'),
        says: card.querySelector('img')?.alt ?? card.querySelector('[data-face]')?.textContent ?? '',
      })),
    )
  const known = (says: string) =>
    words.find((word) => [word.hakka, word.pinyin, word.chinese].includes(says))?.hakka
  const press = (id: string | null) => hand.press(game(page).locator(`[data-card="${id}"]`))
  const heard = cards.filter(({ says }) => !known(says))
  const found = new Set<string | null>()
  const asked = cards.filter(({ says }) => known(says))
  for (const { id, says } of [...asked, ...heard]) {
    if (found.has(id)) continue
    const own = known(says)
    const same = cards.filter((card) => card.id !== id && known(card.says) === own)
    for (const other of same.length > 0 ? same : heard) {
      if (found.has(other.id)) continue
      await press(id)
      await press(other.id)
      const status = game(page).getByRole('status')
      let said = ''
      const outcome = async () => {
        said = await status.innerText()
        return said
      }
      await expect.poll(outcome).toMatch(/成功|成雙成對了|不是一對|答案在這裡/)
      if (/成功|成雙成對了/.test(said)) {
        found.add(id).add(other.id)
        break
      }
      // The two are put down; what they were stays until the next card.
      await expect(game(page).locator('[data-card][aria-pressed="true"]')).toHaveCount(0)
    }
  }
  expect(found.size).toBe(cards.length)
}

test.describe('with more than six words', () => {
  test.use({ role: 'editor' })
  test('the game pairs has a second round, and ends after it', async ({ page }) => {
    // The module's sample: no lesson of the demo has as many.
    await open(page, samplePath('word_games'))
    const words = wordsOf(sampleOf('word'))
    await page.locator('[data-choose="pairs"]').click()
    for (const [index, pairs] of [6, 3].entries()) {
      await expect(game(page)).toContainText(`第 ${index + 1} / 2 回合`)
      await expect(game(page)).toContainText(`找到 0 / ${pairs} 對`)
      await expect(game(page).locator('[data-card]')).toHaveCount(2 * pairs)
      await pairRound(page, { ...keyboard(page), press: (target) => target.click() }, words)
    }
    await expect(page.getByText('恭喜過關！')).toBeVisible()
  })
})

test('the maze is walked by the arrow keys; a wrong sign is told, and the way is found again', async ({
  page,
}) => {
  await openGames(page)
  await page.locator('[data-choose="maze"]').click()
  await expect(game(page)).toContainText('第 1 / 5 題')
  await expectFits(page)
  await page.keyboard.press('ArrowDown')
  await expect(game(page)).toContainText('這個路牌是')
  await page.keyboard.press('ArrowRight')
  await expect(game(page)).toContainText('恭喜你找到正確的方向脫離迷航！')
  await expectFits(page)
  await expectNoAxeFindings(page, '走出迷宮')
  await page.keyboard.press('Enter')
  await expect(game(page)).toContainText('第 2 / 5 題')
  await page.reload()
  await expect(game(page)).toContainText('第 2 / 5 題')
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })
  test('the game name is played to its end by touch, and its tick survives a reload', async ({ page }) => {
    await name(page, finger())
    await expect(main(page)).toContainText('恭喜過關！')
    await finger().press(page.getByRole('button', { name: '全部遊戲' }))
    await expect(main(page)).toContainText('玩過 1 / 5 個遊戲')
    await page.reload()
    await expect(main(page)).toContainText('玩過 1 / 5 個遊戲')
    await expect(page.locator('[data-choose="name"]')).toContainText('已過關')
    await expect(page.locator('[data-choose="listen"]')).not.toContainText('已過關')
  })
})
