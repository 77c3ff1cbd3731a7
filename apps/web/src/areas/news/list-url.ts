import type { NewsTab } from '@hakka/contract/constants'

/** The address of a page of a tab; the first of 最新 is the list itself. */
export function listUrl(tab: NewsTab, page = 1): string {
  const query = new URLSearchParams()
  if (tab !== 'latest') query.set('tab', tab)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/news?${query}` : '/news'
}
