import type { KeptWork } from '@hakka/modules/host'
import { OWN, remember, rememberedJson } from '@hakka/ui/remembered.ts'

/** What this browser keeps of a theme's rounds: a reload goes on where somebody was. */
export function keptRound(
  userId: number | null,
  { category_id, dialect_id }: { category_id: number; dialect_id: number },
): Pick<KeptWork, 'read' | 'keep'> {
  const keyOf = (part: string) => `${OWN}judging.${userId ?? 'visitor'}.${category_id}.${dialect_id}.${part}`
  return {
    read: (part) => rememberedJson(keyOf(part)),
    keep: (part, state) => void remember(keyOf(part), JSON.stringify(state)),
  }
}
