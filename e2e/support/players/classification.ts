import { expect } from '@playwright/test'
import { z } from 'zod'
import { placeAll } from './board.ts'
import type { Player } from './player.ts'

const content = z.object({ categories: z.array(z.object({ items: z.array(z.unknown()) })) })

export const playClassification: Player = async (page, hand, module, way) => {
  const places = content
    .parse(module.content)
    .categories.flatMap(({ items }, index) => items.map(() => String(index)))
  await placeAll(
    page,
    hand,
    places.map((area, index) => ({ option: index + 1, area })),
    way,
  )
  await expect(page.getByRole('main')).toContainText('個一次就全部分對！')
}
