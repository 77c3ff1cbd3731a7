import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'
import { placeAll } from './board.ts'

const content = z.object({ groups: z.array(z.object({ options: z.array(z.object({ text: z.string() })) })) })

export async function playVennDiagram(page: Page, hand: Hand, module: LessonModule): Promise<void> {
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
  )
  await expect(page.getByRole('main')).toContainText('個一次就全部放對！')
}
