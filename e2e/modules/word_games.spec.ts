import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { finger, type Hand, keyboard } from '../support/hands.ts'
import { fetchLesson, firstOf, lessonPath } from '../support/lesson.ts'
import { open } from '../support/page.ts'
import { test } from '../support/test.ts'
import { playsToItsEnd } from './play.ts'

playsToItsEnd('word_games')

const FRUIT = lessonPath({ step: 1, semester: 1, no: 6 })
const vocabulary = z.object({
  words: z.array(
    z.object({ text: z.object({ hakka: z.string(), pinyin: z.string(), chinese: z.string() }) }),
  ),
})
type Word = z.output<typeof vocabulary>['words'][number]['text']

const wordsOf = (module: LessonModule): Word[] =>
  vocabulary.parse(module.content).words.map(({ text }) => text)

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
  return wordsOf(firstOf(lesson, 'word').module)
}

const game = (page: Page) => page.locator('[data-game]')
const main = (page: Page) => page.getByRole('main')

/** What is asked by ear, as somebody sees it who can't hear. */
async function written(page: Page, hand: Hand): Promise<string> {
  const show = game(page).getByRole('button', { name: '顯示文字' })
  if (await show.isVisible()) await hand.press(show)
  return (await game(page).locator('[data-heard]').innerText()).trim()
}

async function listen(page: Page, hand: Hand): Promise<void> {
  const words = await openGames(page)
  await hand.press(page.locator('[data-choose="listen"]'))
  for (let no = 1; no <= words.length; no++) {
    await expect(game(page)).toContainText(`第 ${no} / ${words.length} 題`)
    const pinyin = await written(page, hand)
    const word = words.find((own) => own.pinyin === pinyin)
    await hand.press(game(page).getByRole('button', { name: word?.hakka ?? '', exact: true }))
    await expect(game(page)).toContainText('答對了！')
  }
}

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
      await hand.press(wrong.first())
      await expect(game(page)).toContainText('不對喔，再想一想！')
    }
    await hand.press(game(page).getByRole('button', { name: word?.hakka ?? '' }))
    await expect(game(page)).toContainText('答對了！')
  }
  await expect(main(page)).toContainText('再練習一下這些語詞')
  await expect(main(page)).toContainText(`其中 ${words.length - 1} 題一次就答對`)
}

async function clear(page: Page, hand: Hand): Promise<void> {
  const words = await openGames(page)
  await hand.press(page.locator('[data-choose="clear"]'))
  await game(page).getByRole('spinbutton', { name: '每隔幾秒換位置' }).fill('0')
  await expect(game(page)).toContainText('卡片不換位置')
  for (let no = 1; no <= 5; no++) {
    await expect(game(page)).toContainText(`第 ${no} / 5 題`)
    const hakka = await written(page, hand)
    const word = words.find((own) => own.hakka === hakka)
    for (const form of ['hakka', 'pinyin', 'chinese'] as const) {
      await hand.press(
        game(page)
          .locator(`[data-form="${form}"]`)
          .getByText(word?.[form] ?? '', { exact: true })
          .locator('xpath=ancestor-or-self::button'),
      )
    }
    await expect(game(page)).toContainText('三張都找到了！')
  }
}

async function pairs(page: Page, hand: Hand): Promise<void> {
  const words = await openGames(page)
  await hand.press(page.locator('[data-choose="pairs"]'))
  await expect(game(page)).toContainText(`找到 0 / ${words.length} 對`)
  // By what the cards show; who can't hear tries the sounds last, with whatever is left.
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
  const open = game(page).locator('[data-card]:enabled')
  const press = (id: string | null) => hand.press(game(page).locator(`[data-card="${id}"]`))
  const heard = cards.filter(({ says }) => !known(says))
  for (const { id, says } of cards.filter((card) => known(card.says))) {
    if (await game(page).locator(`[data-card="${id}"]`).isDisabled()) continue
    const own = known(says)
    const same = cards.filter((card) => card.id !== id && known(card.says) === own)
    for (const other of same.length > 0 ? same : heard) {
      const left = await open.count()
      if (await game(page).locator(`[data-card="${other.id}"]`).isDisabled()) continue
      await press(id)
      await press(other.id)
      const status = game(page).getByRole('status')
      await expect(status).toContainText(/成功|成雙成對了|不是一對/)
      if ((await open.count()) < left) break
      await expect(status).not.toContainText('不是一對')
    }
  }
}

const GAMES = { listen, name, clear, pairs }

for (const [id, play] of Object.entries(GAMES)) {
  test(`the game ${id} is played to its end by keyboard`, async ({ page }) => {
    await play(page, keyboard(page))
    await expect(main(page)).toContainText('恭喜過關！')
    await keyboard(page).press(page.getByRole('button', { name: '全部遊戲' }))
    await expect(page.locator(`[data-choose="${id}"]`)).toContainText('已過關')
    await expect(page.locator(`[data-choose="${id}"]`)).toBeFocused()
  })
}

test('the maze is walked by the arrow keys, and a wrong way is said', async ({ page }) => {
  await openGames(page)
  await page.locator('[data-choose="maze"]').click()
  await expect(game(page)).toContainText('第 1 / 5 題')
  await page.keyboard.press('ArrowDown')
  await expect(game(page)).toContainText('不對喔，再想一想！')
  await page.keyboard.press('ArrowRight')
  await expect(game(page)).toContainText('恭喜你找到正確的方向脫離迷航！')
  await page.keyboard.press('Enter')
  await expect(game(page)).toContainText('第 2 / 5 題')
})

test('an interval that is no interval is refused in words, a right one is kept', async ({ page }) => {
  await openGames(page)
  await page.locator('[data-choose="clear"]').click()
  const field = game(page).getByRole('spinbutton', { name: '每隔幾秒換位置' })
  await field.fill('3')
  await expect(game(page)).toContainText('請填 5 到 60，不想換位置就填 0。')
  await field.fill('30')
  await expect(game(page)).toContainText('30 秒後換位置')
  await page.reload()
  await page.locator('[data-choose="clear"]').click()
  await expect(field).toHaveValue('30')
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
