import type { MovedItem } from './aligned.ts'
import type { ComparedLine } from './compared-lines.ts'

/** A row of the comparison: a field, a whole item that came or went, or an item that stands elsewhere. */
export type VersionRow =
  | { is: 'field'; key: string; label: string; line: ComparedLine }
  | {
      is: 'item'
      key: string
      label: string
      lines: readonly ComparedLine[]
      revert: NonNullable<ComparedLine['item']>['revert']
    }
  | { is: 'moved'; key: string; label: string; says: ComparedLine; from: string; to: string }

const isChanged = ({ older, newer }: ComparedLine): boolean => older !== newer

/** What differs, as an editor thinks of it: a word that is new is one thing, however much is in it. */
export function changedRows(lines: readonly ComparedLine[], moved: readonly MovedItem[]): VersionRow[] {
  const rows: VersionRow[] = []
  const told = new Set<string>()
  for (const line of lines) {
    const way = moved.find(({ key }) => isIn(key, line.key))
    if (way && !told.has(way.key)) {
      told.add(way.key)
      rows.push(movedRow(lines, way, line))
    }
    if (!isChanged(line)) continue
    const { item } = line
    if (!item) {
      rows.push({ is: 'field', key: line.key, label: line.label, line })
      continue
    }
    if (told.has(item.key)) continue
    told.add(item.key)
    const own = lines.filter((other) => other.item?.key === item.key)
    const label = labelOfItem(own.map((other) => other.label))
    rows.push({ is: 'item', key: item.key, label, lines: own, revert: item.revert })
  }
  return rows
}

const isIn = (item: string, key: string): boolean => key === item || key.startsWith(`${item}.`)

function movedRow(lines: readonly ComparedLine[], { key }: MovedItem, first: ComparedLine): VersionRow {
  const own = lines.filter((line) => isIn(key, line.key) && !line.item)
  return {
    is: 'moved',
    key: `${key} moved`,
    label: labelOfItem(own.map(({ label }) => label)),
    says: own.find(({ lang }) => lang === 'hakka') ?? first,
    from: labelOfItem(own.flatMap(({ olderLabel }) => olderLabel ?? [])),
    to: labelOfItem(own.map(({ label }) => label)),
  }
}

/** What the names of an item's fields begin with alike: 第 5 個語詞. */
function labelOfItem(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split('・'))
  const differs = first.findIndex((part, at) => others.some((own) => own[at] !== part))
  const alike = differs < 0 ? first.length - (others.length === 0 ? 1 : 0) : differs
  return first.slice(0, Math.max(1, alike)).join('・')
}

/** What makes a row what it was in the older version. */
export interface Revert {
  /** 還原, or 拿掉 of what was not there. */
  verb: string
  label: string
  key: string
  olderKey: string
  item?: 'in' | 'out'
}

/** The way back of a row; what only stands elsewhere goes back with the whole version. */
export function revertOf(row: VersionRow): Revert | undefined {
  const { label } = row
  if (row.is === 'moved') return undefined
  if (row.is === 'item') return { verb: row.revert.item === 'out' ? '拿掉' : '還原', label, ...row.revert }
  const { line } = row
  if (!isChanged(line) || line.item) return undefined
  return { verb: line.older === undefined ? '拿掉' : '還原', label, key: line.key, olderKey: line.olderKey }
}

/** Of a lesson's line that names another version of a module: where those two are compared. */
export function moduleVersions({ key, older, newer }: ComparedLine, lessonId: number): string | undefined {
  const id = /^module\.(\d+)$/.exec(key)?.[1]
  const [from, to] = [older, newer].map((text) => /版本 (\d+)$/.exec(text ?? '')?.[1])
  if (!id || !from || !to || from === to) return undefined
  return `/admin/lesson/versions?${new URLSearchParams({ id: `${lessonId}`, module_id: id, from, to })}`
}
