import { BOUNDS } from '@hakka/contract/constants'

const DIRECTIONS = ['asc', 'desc'] as const

/**
 * What a list of the desk asks its call for, out of the address of its page. What the address says wrongly is left
 * out: a link that somebody has typed over still shows the list.
 * @param columns those of the call, as it names them
 */
export function listQueryOf<const Column extends string>(request: Request, columns: readonly Column[]) {
  const { searchParams } = new URL(request.url)
  const page = Number(searchParams.get('page') ?? 1)
  return {
    keyword: searchParams.get('keyword')?.trim().slice(0, BOUNDS.keyword) || undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    sort: columns.find((column) => column === searchParams.get('sort')),
    direction: DIRECTIONS.find((direction) => direction === searchParams.get('direction')),
  }
}
