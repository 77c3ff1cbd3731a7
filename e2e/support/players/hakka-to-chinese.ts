import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'
import type { Player } from './player.ts'

const content = z.object({ questions: z.array(z.object({ chinese_question_text: z.string() })) })

/** Presses the tiles that make the sentence, the longest that fits first. */
async function layTiles(page: Page, hand: Hand, sentence: string): Promise<void> {
  const tiles = page.getByRole('main').locator('[data-tile]')
  await expect(tiles.first()).toBeVisible()
  const texts = await tiles.allTextContents()
  const left = new Set(texts.keys())
  for (let said = ''; said !== sentence; ) {
    const rest = sentence.slice(said.length)
    const fitting = Array.from(left).filter((at) => rest.startsWith(texts[at] ?? ' '))
    const at = fitting.sort((a, b) => (texts[b]?.length ?? 0) - (texts[a]?.length ?? 0))[0]
    if (at === undefined) throw new Error(`沒有詞塊接得上「${rest}」`)
    left.delete(at)
    said += texts[at]
    await hand.press(tiles.nth(at))
  }
}

export const playHakkaToChinese: Player = async (page, hand, module, way) => {
  const { questions } = content.parse(module.content)
  const main = page.getByRole('main')
  for (const [index, { chinese_question_text }] of questions.entries()) {
    await expect(main).toContainText(`第 ${index + 1} 題，共 ${questions.length} 題`)
    if (way.assessed) {
      const field = main.getByRole('textbox', { name: '我的翻譯' })
      await hand.reach(field)
      await field.fill(chinese_question_text)
      await hand.press(main.locator('[data-check]'))
      await expect(main).toContainText('和參考翻譯一模一樣！')
    } else {
      await layTiles(page, hand, chinese_question_text)
      await hand.press(main.locator('[data-submit]'))
      await expect(main).toContainText('翻譯對了！')
    }
    await hand.press(main.locator('[data-next]'))
  }
  const count = questions.length
  await expect(main).toContainText(
    way.assessed ? `${count} 題都和參考翻譯一樣！` : `對了 ${count} 題，差一點 0 題，不對 0 題。`,
  )
}
