import { useSearchParams } from 'react-router'

/** The address is the state of a list: reading it, and links to the same list with something else in it. */
export function useListAddress(sorted: { sort: string; direction: 'asc' | 'desc' }) {
  const [params, setParams] = useSearchParams()
  const sort = params.get('sort') ?? sorted.sort
  const direction = (params.get('direction') ?? sorted.direction) === 'asc' ? 'asc' : 'desc'
  /** The list with some of it changed; whatever is changed, it begins at its first page. */
  const change = (changes: Record<string, string>) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries({ page: '', ...changes })) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { preventScrollReset: true },
    )
  }
  return { params, sort, direction, change } as const
}
