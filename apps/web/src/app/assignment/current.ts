import { remember, rememberedJson } from '@hakka/ui/remembered.ts'
import { useMemo } from 'react'
import { KEY } from './came-from.ts'

/** The assignment that somebody has come from: where she does it there is a way back to it. Of this tab alone. */
export interface CurrentAssignment {
  id: number
  title: string
  /** Path and query of the pages of its things. */
  urls: readonly string[]
  isTry: boolean
}

export const goFrom = (assignment: CurrentAssignment): void =>
  void remember(KEY, JSON.stringify(assignment), 'tab')

const isCurrent = (value: unknown): value is CurrentAssignment =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'urls' in value &&
  Array.isArray(value.urls) &&
  'isTry' in value &&
  typeof value.isTry === 'boolean'

/** A page without what names a place in it: a module, a slide, the state of a menu. */
export function pageOf(url: string): string {
  const [path = '', search = ''] = (url.split('#')[0] ?? '').split('?')
  const query = new URLSearchParams(search)
  for (const name of ['mod_no', 'level_no']) query.delete(name)
  query.sort()
  return `${path}?${query}`
}

/** The assignment that the open page belongs to. */
export function useCurrentAssignment(url: string): CurrentAssignment | undefined {
  return useMemo(() => {
    const value = rememberedJson(KEY, 'tab')
    return isCurrent(value) && value.urls.some((own) => pageOf(String(own)) === pageOf(url))
      ? value
      : undefined
  }, [url])
}
