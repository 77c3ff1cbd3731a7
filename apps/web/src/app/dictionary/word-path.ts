import { DEFAULT_DIALECT_ID } from '@hakka/contract/constants'

const withDialect = (path: string, dialectId: number, joint: '?' | '&') =>
  dialectId === DEFAULT_DIALECT_ID ? path : `${path}${joint}dialect_id=${dialectId}`

/** The dictionary's page of a word, in a dialect. */
export const wordPath = (word: string, dialectId: number) =>
  withDialect(`/dictionary/${encodeURIComponent(word)}`, dialectId, '?')

/** The dictionary's list of what a keyword finds, or of a category. */
export const listPath = (key: 'keyword' | 'category', value: string, dialectId: number) =>
  withDialect(`/dictionary?${new URLSearchParams({ [key]: value })}`, dialectId, '&')
