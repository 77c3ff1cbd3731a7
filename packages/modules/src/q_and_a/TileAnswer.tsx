import { plainText } from '@hakka/hakka/characters'
import { cx } from '@hakka/ui/cx.ts'
import { findRanges } from '@hakka/ui/ruby-units.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { seedOf, shuffle } from '#kit/shuffle.ts'
import { pieceRanges } from '#kit/word/use-sentence-words.tsx'
import { piecesOf, tilesOf } from './answer.ts'
import { ui } from './ui.ts'

/** Nobody waits longer for the dictionary before a box without tiles. */
const ANSWERS_WITHIN_MS = 1500

const TILE =
  'inline-flex min-h-12 touch-manipulation items-center rounded-option border-2 px-3 font-reading text-22 leading-tight active:scale-[0.98]'

/** An answer laid out of the words of the model answers. */
export function TileAnswer({
  name,
  models,
  line,
  onLine,
}: {
  /** Decides how the tiles are mixed. */
  name: string
  models: readonly string[]
  /** Tiles that are laid, by their place in the pool. */
  line: readonly number[]
  onLine(line: readonly number[], text: string): void
}) {
  const pieces = usePieces(models)
  const tiles = useMemo(() => shuffle(tilesOf(pieces), seedOf(name)), [pieces, name])
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed for them is gone when they come.
  useEffect(() => {
    if (tiles.length === 0 || document.activeElement !== document.body) return
    list.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [tiles])
  const toggle = (id: number) => {
    const next = line.includes(id) ? line.filter((own) => own !== id) : [...line, id]
    onLine(next, next.map((own) => tiles[own] ?? '').join(''))
  }
  return (
    <div lang="hak-Hant-TW" className="grid gap-3">
      <p className="flex min-h-14 flex-wrap items-center gap-1 rounded-option border-2 border-dashed border-control bg-white px-4 py-2 font-reading text-22">
        {line.length === 0 && (
          <span lang="zh-Hant-TW" className="font-sans text-18 text-muted">
            {ui.tileHint}
          </span>
        )}
        {line.map((id) => tiles[id]).join('')}
      </p>
      <ul ref={list} aria-label={ui.tiles} className="flex flex-wrap gap-2 rounded-card bg-pool p-3">
        {tiles.map((text, id) => {
          const place = line.indexOf(id) + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tiles never change their order
            <li key={id}>
              <button
                type="button"
                data-tile={id}
                aria-pressed={place > 0}
                className={cx(TILE, place > 0 ? 'border-brand bg-note' : 'border-control bg-white')}
                onClick={() => toggle(id)}
              >
                {text}
                {place > 0 && <span className="sr-only">{ui.place(place)}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const NONE: readonly (readonly string[])[] = []

/**
 * The models in pieces: by the lesson's words, and by the dictionary's where it answers in time. Once there, they stay:
 * nothing changes under a finger.
 */
function usePieces(models: readonly string[]): readonly (readonly string[])[] {
  const { vocabulary, explain } = useHost()
  const [pieces, setPieces] = useState(NONE)
  useEffect(() => {
    let here = true
    const words = vocabulary.map(({ text }) => text.hakka)
    const late = new Promise<undefined>((pass) => setTimeout(pass, ANSWERS_WITHIN_MS))
    const cut = models.map(async (model) => {
      const text = plainText(model)
      const ranges = findRanges(text, words)
      const known = await Promise.race([explain?.(text), late])
      return piecesOf(text, [...ranges, ...pieceRanges(text, known?.pieces ?? [], ranges)])
    })
    void Promise.all(cut).then((all) => here && setPieces(all))
    return () => {
      here = false
    }
  }, [models, vocabulary, explain])
  return pieces
}
