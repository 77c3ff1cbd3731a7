import { graphemes } from '@hakka/hakka/characters'
import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Volume2 } from 'lucide-react'
import { memo } from 'react'
import { Hakka, Reading } from '#kit/Hakka.tsx'
import type { TextFace } from '#kit/public.ts'

/** Longer than this, a text has its syllables under each character and may wrap. */
const SHORT = 4

export const isLong = ({ text }: TextFace): boolean => text.length > SHORT && graphemes(text).length > SHORT

/**
 * What an option shows: picture, word and reading. Hakka in the reading face, Mandarin in the interface's.
 * A ghost shows the word alone and keeps the room of the rest.
 */
export const OptionFace = memo(function OptionFace({
  option,
  long,
  ghost = false,
}: {
  option: TextFace
  /** Some option of the board is long: all are set alike. */
  long: boolean
  ghost?: boolean
}) {
  const { text, pinyin, lang, image, sound } = option
  const hakka = lang !== 'zh' && pinyin !== undefined
  const rest = ghost && 'invisible'
  // A sign that the option sounds, as small and as quiet as its reading: the whole option is the button.
  const sounds = sound && <Volume2 size={16} className="flex-none" aria-hidden="true" />
  return (
    <span className={cx('option-face flex min-w-0 items-center justify-center gap-2', !long && 'flex-wrap')}>
      {image && (
        <Picture src={image.url} alt="" width={56} height={56} className={cx('size-14 flex-none', rest)} />
      )}
      {hakka && long ? (
        <span className={cx('text-left text-20 leading-normal in-[.fit-content]:text-22', rest)}>
          <Hakka text={text} pinyin={pinyin} size="inline" />
        </span>
      ) : (
        <span className="flex min-w-0 flex-col items-center">
          <span
            lang={hakka ? 'hak-Hant-TW' : undefined}
            className={
              hakka
                ? 'font-reading text-26 leading-tight md:text-[calc(1.75rem*var(--scale))]'
                : 'text-18 leading-normal'
            }
          >
            {text}
          </span>
          {hakka && (
            <span
              aria-hidden="true"
              className={cx(
                'flex items-center gap-1 leading-tight text-primary [&>span]:text-16 [&>span]:leading-tight',
                rest,
              )}
            >
              {sounds}
              <Reading pinyin={pinyin} />
            </span>
          )}
        </span>
      )}
      {(long || !hakka) && sounds && <span className={cx('text-muted', rest)}>{sounds}</span>}
    </span>
  )
})
