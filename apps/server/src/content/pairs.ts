import { createHash } from 'node:crypto'
import { isRecord } from './walk.ts'

/** A Hakka text and its reading in one dialect, and where it stands. */
export interface ReadingPair {
  path: string
  dialectId: number
  text: string
  pinyin: string | undefined
}

/** Keys that hold Hakka, with the key of their reading. `text` and `name` may be Mandarin: then `lang` says so. */
const HAKKA_KEYS: readonly (readonly [text: string, pinyin: string])[] = [
  ['hakka', 'pinyin'],
  ['hakka_hover', 'pinyin_hover'],
  ['text', 'pinyin'],
  ['hakka_question_text', 'pinyin'],
  ['sentence_pattern_text', 'sentence_pattern_pinyin'],
  ['sentence_pattern_display_text', 'sentence_pattern_pinyin'],
]

/** Objects whose `text` is always Mandarin. */
const MANDARIN_PARENTS = new Set(['chinese', 'analysis'])

const HAKKA_SPAN = /<span\b([^>]*)\blang="hak[^"]*"([^>]*)>([^<]*)<\/span>/g

/**
 * Every Hakka text of a lesson. One without a reading is listed with `pinyin: undefined`; Mandarin (`lang: 'zh'`,
 * `chinese`, `analysis`) is left out.
 */
export function* readingPairs(
  node: unknown,
  dialectId: number,
  path = '$',
  parent = '',
): Generator<ReadingPair> {
  if (typeof node === 'string') {
    for (const { text, pinyin } of hakkaInHtml(node)) yield { path, dialectId, text, pinyin }
  } else if (Array.isArray(node)) {
    for (const [index, item] of node.entries())
      yield* readingPairs(item, dialectId, `${path}[${index}]`, parent)
  } else if (isRecord(node)) {
    yield* ownPairs(node, dialectId, path, parent)
    for (const [key, value] of Object.entries(node))
      yield* readingPairs(value, dialectId, `${path}.${key}`, key)
  }
}

/** The Hakka that is marked in a piece of HTML. */
export function* hakkaInHtml(html: string): Generator<{ text: string; pinyin: string | undefined }> {
  for (const [, before = '', after = '', text = ''] of html.matchAll(HAKKA_SPAN)) {
    yield { text, pinyin: /data-pinyin="([^"]*)"/.exec(before + after)?.[1] }
  }
}

function* ownPairs(
  node: Record<string, unknown>,
  dialectId: number,
  path: string,
  parent: string,
): Generator<ReadingPair> {
  for (const { key, text, pinyin } of hakkaOf(node, parent)) {
    yield { path: `${path}.${key}`, dialectId, text, pinyin }
  }
}

/** The Hakka that an object itself holds. `parent` is the key it stands under. */
export function* hakkaOf(
  node: Record<string, unknown>,
  parent: string,
): Generator<{ key: string; text: string; pinyin: string | undefined }> {
  const mandarin = node.lang === 'zh' || MANDARIN_PARENTS.has(parent)
  for (const [key, reading] of HAKKA_KEYS) {
    const text = node[key]
    const pinyin = node[reading]
    if (typeof text !== 'string' || text === '' || (key === 'text' && mandarin)) continue
    yield { key, text, pinyin: typeof pinyin === 'string' ? pinyin : undefined }
  }
  if (parent === 'role' && typeof node.name === 'string' && typeof node.pinyin === 'string') {
    yield { key: 'name', text: node.name, pinyin: node.pinyin }
  }
}

/** A pair's line in `checked-pairs.txt`: 16 hex digits, so that the record holds no dictionary text. */
export function pairHash({ dialectId, text, pinyin }: ReadingPair): string {
  return createHash('sha256')
    .update(`${dialectId}\t${text}\t${pinyin ?? ''}`)
    .digest('hex')
    .slice(0, 16)
}
