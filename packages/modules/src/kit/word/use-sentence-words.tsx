import { graphemes, plainText } from '@hakka/hakka/characters'
import { findRanges, type WordRange } from '@hakka/ui/ruby-units.ts'
import { useEffect, useMemo, useState } from 'react'
import type { Explained } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'

/** The pieces that are known, as places in the text; those that overlap a word of the lesson are left out. */
export function pieceRanges(
  text: string,
  pieces: Explained['pieces'],
  taken: readonly WordRange[],
): WordRange[] {
  const line = graphemes(plainText(text))
  if (pieces.map((own) => own.text).join('') !== line.join('')) return []
  let from = 0
  return pieces.flatMap(({ text: word, known }) => {
    const range = { from, to: from + graphemes(word).length, word }
    from = range.to
    return known && !taken.some((own) => own.from < range.to && range.from < own.to) ? [range] : []
  })
}

/** The words of a sentence that explain themselves: those of the lesson, and what the dictionary knows once it answers. */
export function useSentenceWords(text: string): WordRange[] {
  const { vocabulary, explain } = useHost()
  const [pieces, setPieces] = useState<Explained['pieces']>([])
  useEffect(() => {
    let here = true
    void explain?.(plainText(text)).then((found) => here && found && setPieces(found.pieces))
    return () => {
      here = false
    }
  }, [explain, text])
  return useMemo(() => {
    const own = findRanges(
      text,
      vocabulary.map((word) => word.text.hakka),
    )
    return [...own, ...pieceRanges(text, pieces, own)].sort((a, b) => a.from - b.from)
  }, [text, vocabulary, pieces])
}
