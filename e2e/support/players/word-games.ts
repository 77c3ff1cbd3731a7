import { expect } from '@playwright/test'
import { z } from 'zod'
import type { Player } from './player.ts'

const content = z.object({ questions: z.array(z.object({ answer: z.string() })).min(1) })

/** Plays the maze: of the five games the one whose answers the module itself holds. One is enough. */
export const playWordGames: Player = async (page, hand, module) => {
  await hand.press(page.locator('[data-choose="maze"]'))
  const { questions } = content.parse(module.content)
  for (const [index, { answer }] of questions.entries()) {
    await expect(page.locator('[data-game="maze"]')).toContainText(`第 ${index + 1} / ${questions.length} 題`)
    await hand.press(page.locator(`[data-way="${answer}"]`))
    await expect(page.getByRole('main')).toContainText('恭喜你找到正確的方向脫離迷航！')
    await hand.press(page.locator('[data-onward] button'))
  }
  await expect(page.getByRole('main')).toContainText(`${questions.length} 題一次就全部答對！`)
}
