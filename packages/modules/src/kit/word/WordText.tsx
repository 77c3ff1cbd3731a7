import { rubyMismatch } from '@hakka/hakka/ruby'
import { cx } from '@hakka/ui/cx.ts'
import type { RubyProps } from '@hakka/ui/Ruby.tsx'
import { useId, useState } from 'react'
import { Hakka } from '#kit/Hakka.tsx'
import type { VocabularyWord } from './vocabulary.ts'
import { ui } from './vocabulary-ui.ts'

/** A reading that doesn't fit its text is left away: no syllable beats a shifted one. */
function fitting(text: string, pinyin: string | undefined): string | undefined {
  return pinyin && !rubyMismatch(text, pinyin) ? pinyin : undefined
}

/** The word itself. Where it has another form, that one shows on hover, focus and tap, in the same place. */
export function WordText({
  text,
  size,
}: {
  text: VocabularyWord['text']
  size: NonNullable<RubyProps['size']>
}) {
  const [pinned, setPinned] = useState(false)
  const id = useId()
  const word = <Hakka text={text.hakka} pinyin={text.pinyin} size={size} />
  const other = text.hakka_hover
  // As a rule it is the word itself: then there is nothing else to show.
  if (!other || (other === text.hakka && text.pinyin_hover === text.pinyin)) return word
  const reading = fitting(other, text.pinyin_hover)
  return (
    <button
      type="button"
      aria-pressed={pinned}
      aria-describedby={id}
      className="group inline-grid rounded-option text-left [&>*]:[grid-area:1/1]"
      onClick={() => setPinned(!pinned)}
    >
      <span
        className={cx(
          'border-b-3 border-dotted border-light',
          pinned ? 'invisible' : 'group-hover:invisible group-focus-visible:invisible',
        )}
      >
        {word}
      </span>
      <span
        id={id}
        className={cx(
          'rounded-option bg-lighten',
          !pinned && 'invisible group-hover:visible group-focus-visible:visible',
        )}
      >
        <span className="sr-only">{ui.otherForm}</span>
        {reading ? (
          <Hakka text={other} pinyin={reading} size={size} />
        ) : (
          <span lang="hak-Hant-TW" className="font-reading text-40">
            {other}
          </span>
        )}
      </span>
    </button>
  )
}
