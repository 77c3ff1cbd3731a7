import { expect } from '@playwright/test'
import { z } from 'zod'
import { placeAll } from './board.ts'
import type { Player } from './player.ts'

const item = z.object({ reactable: z.boolean(), belongs_to: z.number().optional() })
const content = z.object({ layers: z.array(z.object({ items: z.array(item) })) })

export const playMatchingInDiagram: Player = async (page, hand, module, way) => {
  const places = content
    .parse(module.content)
    .layers.flatMap(({ items }, index) =>
      items.filter((own) => own.reactable).map((own) => String(own.belongs_to ?? index + 1)),
    )
  await placeAll(
    page,
    hand,
    places.map((area, index) => ({ option: index + 1, area })),
    way,
  )
  await expect(page.getByRole('main')).toContainText('個一次就全部放對！')
}
