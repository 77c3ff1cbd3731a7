import { cx } from '@hakka/ui/cx.ts'
import { useLatest } from '@hakka/ui/use-latest.ts'
import { type ReactNode, useMemo, useRef } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { useWordPopover } from '#kit/word/use-word-popover.tsx'
import { WordPopover } from '#kit/word/WordPopover.tsx'
import { layoutOf, widthOf } from './layout.ts'
import { lookOf } from './look.ts'
import type { ShownRelations } from './public.ts'
import { RelationGraph } from './RelationGraph.tsx'
import { RelationList } from './RelationList.tsx'
import { type RelatedWord, WordNode } from './WordNode.tsx'

/** From which width on a graph is drawn, by the words of its widest row; a wider one is always a list. */
const ROOM: readonly [words: number, graph: string, list: string][] = [
  [2, '@min-[34rem]:grid', '@min-[34rem]:hidden'],
  [3, '@min-[46rem]:grid', '@min-[46rem]:hidden'],
  [4, '@min-[54rem]:grid', '@min-[54rem]:hidden'],
  [5, '@min-[68rem]:grid', '@min-[68rem]:hidden'],
]

/** The graph where there is room for it, else its relations as cards; a pressed word explains itself. */
export function Diagram({ content, box }: { content: ShownRelations; box(index: number): ReactNode }) {
  const { words, relations } = content
  const { reading } = useHost()
  const container = useRef<HTMLDivElement>(null)
  const { open, close, onWord } = useWordPopover(container)
  const layout = useMemo(() => layoutOf(content), [content])
  const scale = reading.size * (reading.projector ? 1.5 : 1)
  const width = widthOf(layout) * scale
  const [, graph, list] = ROOM.find(([words]) => words >= width) ?? [0, '', '']

  const looked = open?.line
  const isLit = (index: number) => {
    const relation = relations[index]
    return relation !== undefined && (relation.from === looked || relation.to === looked)
  }
  const near = new Set(relations.filter((_, index) => isLit(index)).flatMap(({ from, to }) => [from, to]))
  const press = useLatest(({ id, text }: RelatedWord, button: HTMLButtonElement) =>
    onWord(id)({ from: 0, to: 1, word: text }, button),
  )
  const node = (id: number, main = false) => {
    const word = words.find((own) => own.id === id)
    return (
      word && <WordNode word={word} main={main} lit={near.has(id)} open={looked === id} onPress={press} />
    )
  }
  const word = words.find((own) => own.id === looked)
  const explained = word && open && (
    <WordPopover word={{ ...word, hakka: word.text }} place={open.place} onClose={close} />
  )
  return (
    <div ref={container} className="@container relative">
      {graph && (
        <div className={cx('hidden', graph)}>
          <RelationGraph
            relations={relations}
            layout={layout}
            look={lookOf(width)}
            node={node}
            box={box}
            isLit={isLit}
          />
        </div>
      )}
      <div className={list}>
        <RelationList content={content} node={node} box={box} isLit={isLit} />
      </div>
      {open?.place.kind === 'below' && explained}
      {open?.place.kind === 'sheet' && (
        <div className="sticky bottom-0 z-20 mt-4 max-md:-mx-4">{explained}</div>
      )}
    </div>
  )
}
