import type { RoomStage } from '@hakka/contract/room-views'

/** What is ranked: the content's options, then what the class has named itself. */
export const optionsOf = (
  stage: Pick<RoomStage, 'options'>,
  added: readonly { id: number; text: string }[],
): RoomStage['options'] => [
  ...stage.options,
  ...added.map(({ id, text }) => ({ id, text, lang: 'zh' as const })),
]
