import { useLocation } from 'react-router'
import { useOwn } from './use-hydrated.ts'

/** The hash as links may carry it: the server, which never hears of it, has none. */
export function useHash(): string {
  const { hash } = useLocation()
  return useOwn(() => hash, '')
}
