import { graphemes } from '@hakka/hakka/characters'
import { Picture } from '@hakka/ui/Picture.tsx'
import { PrintText, type SheetLook } from './PrintText.tsx'
import { Sheet } from './Sheet.tsx'
import type { PrintWord } from './worksheet.ts'

export type CardSize = 'small' | 'large'

/** On one page of A4. */
const PER_PAGE: Record<CardSize, number> = { small: 12, large: 6 }
/** Characters up to which a word has the full size of its card, and the next one. */
const SHORT = 4
const MIDDLE = 8

/** The lesson's words as cards to be cut out. */
export function WordCards({
  words,
  title,
  size,
  look,
}: {
  words: readonly PrintWord[]
  title: string
  size: CardSize
  look: SheetLook
}) {
  const count = Math.ceil(words.length / PER_PAGE[size])
  return Array.from({ length: count }, (_, page) => page).map((page) => (
    <Sheet key={page} label={`詞卡第 ${page + 1} 頁`} title={title} at={page + 1} of={count}>
      <ul className="word-cards" data-card={size}>
        {words.slice(page * PER_PAGE[size], (page + 1) * PER_PAGE[size]).map((word) => (
          <li key={word.hakka} data-length={lengthOf(word.hakka)}>
            {word.picture && <Picture src={word.picture} alt="" width={120} height={120} eager />}
            <PrintText text={word} look={look} />
            {look.chinese && word.chinese && <p>{word.chinese}</p>}
          </li>
        ))}
      </ul>
    </Sheet>
  ))
}

function lengthOf(text: string): 'short' | 'middle' | 'long' {
  const { length } = graphemes(text)
  return length <= SHORT ? 'short' : length <= MIDDLE ? 'middle' : 'long'
}
