import { useNavigation } from 'react-router'

/** Whether a search is on its way. */
export function useSearching(): boolean {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === '/search' && location.search.includes('keyword=')
}
