import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import type { Step } from './play.ts'
import { UI } from './ui.ts'
import { Word } from './Word.tsx'

const DIGIT = /^(?:Digit|Numpad)([1-9])$/

/** Modes 1 to 4: one option is taken, or several. */
export function Choice({
  step: { options },
  slots,
  dialectId,
  onPress,
}: {
  step: Step
  slots: readonly (number | null)[]
  dialectId: number
  onPress(place: number): void
}) {
  const hasPictures = options.some(({ image }) => image)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const digit = Number(DIGIT.exec(event.code)?.[1] ?? 0)
      if (digit < 1 || digit > options.length || event.altKey || event.ctrlKey || event.metaKey) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      onPress(digit - 1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return (
    <ul
      className={cx('song-choice', hasPictures && 'song-pictures')}
      data-many={options.length > 4 || undefined}
    >
      {options.map(({ text, pinyin, image }, place) => {
        const taken = slots.includes(place)
        return (
          <li key={text}>
            <button
              type="button"
              data-place={place}
              className={cx('song-option', taken && 'taken')}
              aria-pressed={taken}
              onClick={() => onPress(place)}
            >
              {image && (
                <Picture src={image.url} alt="" width={200} height={140} className="song-picture" eager />
              )}
              <span className="song-label">
                <b className="song-no" aria-hidden="true">
                  {place + 1}
                </b>
                <Word text={text} pinyin={pinyin} dialectId={dialectId} />
                {taken && (
                  <em aria-hidden="true">
                    <Check size={18} strokeWidth={3} />
                    {UI.taken}
                  </em>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
