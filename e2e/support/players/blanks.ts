import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'
import type { Player, Way } from './player.ts'

const texts = z.array(
  z.object({
    interactive_flg: z.boolean(),
    options: z.array(z.object({ id: z.number(), is_correct: z.boolean() })),
  }),
)
const graph = z.object({ relations: texts })
const mindmap = z.object({ questions: z.array(z.object({ terms: texts })) })

/** Fills every blank of a diagram rightly: press it, then its option. */
async function fill(page: Page, hand: Hand, list: z.output<typeof texts>, { shown }: Way): Promise<void> {
  for (const [index, { interactive_flg, options }] of list.entries()) {
    const right = options.find((own) => own.is_correct)
    if (!interactive_flg || !right) continue
    await hand.press(page.locator(`[data-slot="${index}"]:visible`))
    await hand.press(page.locator(`[data-option="${shown(right.id)}"]:visible`))
  }
  await hand.press(page.locator('[data-submit]:visible'))
  await expect(page.getByRole('main')).toContainText('格一次就全部填對！')
}

export const playMindmap: Player = (page, hand, { content }, way) =>
  fill(
    page,
    hand,
    mindmap.parse(content).questions.flatMap(({ terms }) => terms),
    way,
  )

export const playWordRelation: Player = (page, hand, { content }, way) =>
  fill(page, hand, graph.parse(content).relations, way)
