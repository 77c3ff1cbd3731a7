import { formatPinyin } from '@hakka/hakka/pinyin'
import { isRecord, join, listOf, textOf } from './draft.ts'
import { EditorProvider, useEditor } from './editor-host.tsx'
import { type FieldProps, useDrawing } from './field-props.tsx'
import { ListFrame } from './InlineList.tsx'
import type { ListShape } from './shape.ts'
import { labelOf, oneOf } from './specs.ts'
import { ui } from './ui.ts'

/** A sentence in pieces, in their right order; the order's number is written by itself. */
export function PieceList({ shape, value, path, pattern, label }: FieldProps<ListShape>) {
  const { specs, draw } = useDrawing()
  const editor = useEditor()
  const { one, count } = oneOf(specs, pattern, shape)
  const order = shape.means?.is === 'pieces' ? shape.means.order : undefined
  const items = ordered(listOf(value), order)
  const own = {
    ...editor,
    now: () => editor.now(),
    set(at: string, next: unknown) {
      // Pieces are drawn in their right order, whatever order they are kept in.
      if (order === undefined) return editor.set(at, next)
      if (at === path) return editor.set(path, inOrder(listOf(next), order))
      const [index = '', ...rest] = at.slice(path.length + 1).split('.')
      const pieces = items.map((item, no) => (no === Number(index) ? withField(item, rest, next) : item))
      editor.set(path, inOrder(pieces, order))
    },
  }
  const texts = items.filter(isRecord)
  return (
    <EditorProvider value={order === undefined ? editor : own}>
      <ListFrame
        shape={shape}
        value={items}
        path={path}
        label={label ?? labelOf(specs, pattern, shape)}
        one={one}
        count={count}
        compact
      >
        {(item, index) =>
          draw({ shape: shape.of, value: item, path: join(path, index), pattern, bare: true })
        }
      </ListFrame>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-16 text-muted">
        {ui.sentenceIs}
        <span lang="hak-Hant-TW" className="font-reading text-20 text-ink">
          {texts.map(({ text }) => textOf(text)).join('')}
        </span>
        <span lang="hak-Latn-TW" className="font-ui text-other-word-line">
          {formatPinyin(texts.map(({ pinyin }) => textOf(pinyin)).join(' '), editor.host.dialectId, 'marks')}
        </span>
      </p>
    </EditorProvider>
  )
}

const rank = (item: unknown, order: string) => (isRecord(item) ? Number(item[order] ?? 0) : 0)

const ordered = (items: readonly unknown[], order: string | undefined): readonly unknown[] =>
  order === undefined ? items : items.toSorted((one, other) => rank(one, order) - rank(other, order))

const inOrder = (items: readonly unknown[], order: string): unknown[] =>
  items.map((item, index) => (isRecord(item) ? { ...item, [order]: index } : item))

function withField(item: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return value
  const record = isRecord(item) ? item : {}
  const next = rest.length === 0 ? value : withField(record[key], rest, value)
  if (next !== undefined) return { ...record, [key]: next }
  const { [key]: _, ...left } = record
  return left
}
