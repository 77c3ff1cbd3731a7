import type { VersionLine } from '@hakka/contract/lesson-desk'
import { aligned, type MovedItem } from './aligned.ts'

/** A field of two versions: what it was and what it is; `undefined` where a version has it not. */
export interface ComparedLine {
  key: string
  label: string
  lang: VersionLine['lang']
  older: string | undefined
  newer: string | undefined
  /** The versions whose sound a machine made. */
  synthetic: { older: boolean; newer: boolean }
  /** What the older version calls its place. */
  olderLabel: string | undefined
  /** As the older version names it: its item may have stood elsewhere. */
  olderKey: string
  /** Of an item that came or went as a whole: alone the field can't go back. */
  item: WholeItem | undefined
}

/** An item of a list that only one of the versions has. */
interface WholeItem {
  /** Its own among all items. */
  key: string
  /** What takes it away again, or puts it back. */
  revert: { item: 'out' | 'in'; key: string; olderKey: string }
}

interface Compared {
  lines: ComparedLine[]
  moved: readonly MovedItem[]
}

/**
 * Two versions field by field, in the order of the newer one; what it has no more stands where it stood. A word that was
 * put in between moves the others, and changes none of them.
 */
export function comparedLines(older: readonly VersionLine[], newer: readonly VersionLine[]): Compared {
  const { lines: found, added, moved } = aligned(older, newer)
  const before = new Map(found.map((line) => [line.key, line]))
  const after = new Set(newer.map(({ key }) => key))
  const lines: ComparedLine[] = newer.map(({ key, label, lang, text, synthetic }) => ({
    key,
    label,
    lang,
    older: before.get(key)?.text,
    newer: text,
    olderKey: before.get(key)?.ownKey ?? key,
    olderLabel: before.get(key)?.label,
    synthetic: { older: before.get(key)?.synthetic === true, newer: synthetic === true },
    item: addedItem(added.find((own) => key === own || key.startsWith(`${own}.`))),
  }))
  for (const [at, { key, label, lang, text, ownKey, gone, synthetic }] of found.entries()) {
    if (after.has(key)) continue
    const previous = found[at - 1]?.key
    const place = lines.findIndex((line) => line.key === previous)
    lines.splice(place + 1, 0, {
      key,
      label,
      lang,
      older: text,
      newer: undefined,
      olderKey: ownKey,
      olderLabel: label,
      synthetic: { older: synthetic === true, newer: false },
      item: gone && {
        key: gone.key,
        revert: { item: 'in', key: gone.backAt, olderKey: gone.ownKey },
      },
    })
  }
  return { lines, moved }
}

const addedItem = (key: string | undefined): WholeItem | undefined =>
  key === undefined ? undefined : { key, revert: { item: 'out', key, olderKey: key } }
