import { graphemes } from '@hakka/hakka/characters'
import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Volume2 } from 'lucide-react'
import { memo } from 'react'
import { Hakka } from '#kit/Hakka.tsx'
import type { RelationContent } from './content.ts'

export type RelatedWord = RelationContent['words'][number]

/** Up to this length a word stays on one line, on the narrowest page too. */
const WHOLE = 4

/** A word of the graph; pressed, it explains itself. */
export const WordNode = memo(function WordNode({
  word,
  lit,
  open,
  main = false,
  onPress,
}: {
  word: RelatedWord
  /** It, or a word it is related to, is looked at. */
  lit: boolean
  open: boolean
  main?: boolean
  /** The same function as long as the graph stands. */
  onPress(word: RelatedWord, button: HTMLButtonElement): void
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      className={cx(
        'inline-flex min-h-16 max-w-full touch-manipulation items-center gap-2.5 rounded-card border-2 px-3.5 py-1.5 transition-[background-color,border-color]',
        graphemes(word.text).length <= WHOLE && 'whitespace-nowrap',
        open && 'border-brand bg-note shadow-[0_0_0_2px_var(--color-brand)]',
        !open && lit && 'border-primary bg-lighten',
        !open && !lit && (main ? 'border-primary bg-lighten' : 'border-light bg-white hover:border-primary'),
      )}
      onClick={(event) => onPress(word, event.currentTarget)}
    >
      {word.image && (
        <Picture src={word.image.url} alt="" width={48} height={48} className="size-12 flex-none" />
      )}
      <Hakka text={word.text} pinyin={word.pinyin} size={main ? 'title' : 'sentence'} />
      {word.audio && <Volume2 size={16} className="flex-none text-muted" aria-hidden="true" />}
    </button>
  )
})
