import type { StudyKindName } from '@hakka/contract/constants'
import type { PageServices } from '../../../app/context.ts'
import type { DoubtedSound } from '../../../app/desk/DoubtedSounds.tsx'

/** The sounds of an item that may not say any more what stands beside them; none to who may not change sounds. */
export async function doubtsOf(
  kind: StudyKindName,
  api: PageServices['api'],
  itemId: number | undefined,
  dialectIds: readonly number[],
): Promise<DoubtedSound[]> {
  if (itemId === undefined) return []
  const found = await Promise.all(
    dialectIds.map((dialect_id) =>
      api('GET /api/admin/self_study/{type}/recording', {
        params: { type: kind },
        query: { item_id: itemId, dialect_id },
      }).then(
        ({ data }) => data.lines,
        // A form without its doubts is one all the same.
        () => [],
      ),
    ),
  )
  return found.flat().flatMap(({ url, was }) => (was ? { itemId, url, ...was } : []))
}
