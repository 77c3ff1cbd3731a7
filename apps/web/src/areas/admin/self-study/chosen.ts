import type { Rights } from './SaidFields.tsx'

/**
 * Which item of a theme an address names: by its id or its number, else the first; `no=new` is a new one, which
 * whoever may write texts gets also where there is nothing yet.
 */
export function chosenOf<I extends { id: number; no: number }>(
  items: readonly I[],
  { no, id }: { no?: string | undefined; id?: string | undefined },
  { texts }: Pick<Rights, 'texts'>,
): { isNew: boolean; chosen: I | undefined } {
  const isNew = texts && (no === 'new' || items.length === 0)
  const named = items.find((own) => String(own.id) === id) ?? items.find((own) => String(own.no) === no)
  return { isNew, chosen: isNew ? undefined : (named ?? items[0]) }
}
