import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'
import { placeAll } from './board.ts'

const content = z.object({ categories: z.array(z.object({ items: z.array(z.unknown()) })) })

export async function playClassification(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  const places = content
    .parse(module.content)
    .categories.flatMap(({ items }, index) => items.map(() => String(index)))
  await placeAll(
    page,
    hand,
    places.map((area, index) => ({ option: index + 1, area })),
  )
  await expect(page.getByRole('main')).toContainText('個一次就全部分對！')
}
