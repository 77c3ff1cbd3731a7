import { createHash } from 'node:crypto'
import type { Part } from '@hakka/modules/server'

/** A Hakka text and its reading in one dialect, and where it stands. */
export interface ReadingPair {
  path: string
  dialectId: number
  text: string
  pinyin: string | undefined
}

const HAKKA_SPAN = /<span\b([^>]*)\blang="hak[^"]*"([^>]*)>([^<]*)<\/span>/g

/**
 * Every Hakka text among parts, as it is written. One without a reading is listed with `pinyin: undefined`; Mandarin
 * is left out.
 * @param dialectId of what does not name its own
 */
export function* readingPairs(parts: Iterable<Part>, dialectId: number): Generator<ReadingPair> {
  for (const part of parts) {
    if (part.is === 'html') {
      for (const { text, pinyin } of hakkaInHtml(part.html))
        yield { path: part.path, dialectId, text, pinyin }
    } else if (part.is === 'hakka' && (part.piece === undefined || part.piece === 'piece')) {
      yield { path: part.path, dialectId: part.dialectId ?? dialectId, text: part.text, pinyin: part.pinyin }
    }
  }
}

/** The Hakka that is marked in a piece of HTML. */
export function* hakkaInHtml(html: string): Generator<{ text: string; pinyin: string | undefined }> {
  for (const [, before = '', after = '', text = ''] of html.matchAll(HAKKA_SPAN)) {
    yield { text, pinyin: /data-pinyin="([^"]*)"/.exec(before + after)?.[1] }
  }
}

/** A pair's line in `checked-pairs.txt`: 16 hex digits, so that the record holds no dictionary text. */
export function pairHash({ dialectId, text, pinyin }: ReadingPair): string {
  return createHash('sha256')
    .update(`${dialectId}\t${text}\t${pinyin ?? ''}`)
    .digest('hex')
    .slice(0, 16)
}
