import { graphemes } from '@hakka/hakka/characters'
import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'

/** Letters are about half as wide as characters. */
const LETTER = 0.5
/** So many characters stand on a line at most, and in so many sizes texts come. */
const LINE = 7
const LINES = 5

/** How wide a text is, in characters; how many lines that makes. */
export function widthOf(text: string): { ems: number; lines: number } {
  const width = graphemes(text).reduce(
    (sum, own) => sum + (/^[\p{Script=Latin}\p{Nd}\s\u02b0-\u02ff]/u.test(own) ? LETTER : 1),
    0,
  )
  const lines = Math.min(LINES, Math.ceil(width / LINE))
  return {
    ems: Math.max(2, Math.min(LINE, Math.ceil(width / Math.max(1, lines)))),
    lines: Math.max(1, lines),
  }
}

/** A text on a card, as large as the card lets it be. */
export function FitText({
  text,
  lang,
  className,
  children = text,
}: {
  text: string
  lang?: string | undefined
  className?: string
  children?: ReactNode
}) {
  const { ems, lines } = widthOf(text)
  return (
    <span lang={lang} data-ems={ems} data-lines={lines} className={cx('game-face', className)}>
      {children}
    </span>
  )
}
