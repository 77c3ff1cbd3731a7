import { expect } from '@playwright/test'
import { z } from 'zod'
import { placeAll } from './board.ts'
import type { Player } from './player.ts'

const content = z.object({ groups: z.array(z.object({ options: z.array(z.object({ text: z.string() })) })) })

export const playVennDiagram: Player = async (page, hand, module, way) => {
  const { groups } = content.parse(module.content)
  const texts = [...new Set(groups.flatMap(({ options }) => options.map(({ text }) => text)))]
  const regionOf = (text: string) =>
    groups
      .flatMap(({ options }, index) => (options.some((own) => own.text === text) ? [index] : []))
      .join('-')
  await placeAll(
    page,
    hand,
    texts.map((text, index) => ({ option: index + 1, area: regionOf(text) })),
    way,
  )
  await expect(page.getByRole('main')).toContainText('個一次就全部放對！')
}
