import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'

const texts = z.array(
  z.object({
    interactive_flg: z.boolean(),
    options: z.array(z.object({ id: z.number(), is_correct: z.boolean() })),
  }),
)
const graph = z.object({ relations: texts })
const mindmap = z.object({ questions: z.array(z.object({ terms: texts })) })

/** Fills every blank of a diagram rightly: press it, then its option. */
async function fill(page: Page, hand: Hand, list: z.output<typeof texts>): Promise<void> {
  for (const [index, { interactive_flg, options }] of list.entries()) {
    const right = options.find((own) => own.is_correct)
    if (!interactive_flg || !right) continue
    await hand.press(page.locator(`[data-slot="${index}"]:visible`))
    await hand.press(page.locator(`[data-option="${right.id}"]:visible`))
  }
  await hand.press(page.locator('[data-submit]:visible'))
  await expect(page.getByRole('main')).toContainText('格一次就全部填對！')
}

export const playMindmap = (page: Page, hand: Hand, { content }: LessonModule): Promise<void> =>
  fill(
    page,
    hand,
    mindmap.parse(content).questions.flatMap(({ terms }) => terms),
  )

export const playWordRelation = (page: Page, hand: Hand, { content }: LessonModule): Promise<void> =>
  fill(page, hand, graph.parse(content).relations)
