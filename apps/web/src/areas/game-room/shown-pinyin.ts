import { formatPinyin } from '@hakka/hakka/pinyin'

/** A reading as a class reads it: with tone marks; '' where there is none. */
export const shownPinyin = (pinyin: string | null | undefined, dialectId: number): string =>
  pinyin ? formatPinyin(pinyin, dialectId, 'marks') || pinyin : ''
