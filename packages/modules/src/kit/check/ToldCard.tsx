import { graphemes } from '@hakka/hakka/characters'
import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Reading } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Listen } from '#kit/Listen.tsx'
import type { Told } from './told.ts'

/** What was picked, or what was asked for: word, meaning, picture, sound. */
export function ToldCard({
  label,
  told,
  tone,
}: {
  /** 你選的, 題目問的 … */
  label: string
  told: Told
  tone: 'wrong' | 'right' | 'plain'
}) {
  const { reading } = useHost()
  const { text, lang, pinyin, chinese, image, sound } = told
  const hakka = lang !== 'zh'
  const isShort = graphemes(text).length <= 3
  return (
    <div
      className={cx(
        'min-w-0 rounded-2xl border-[1.5px] bg-white px-2 py-1.5 sm:min-w-44 sm:pr-2.5 sm:pl-3.5',
        tone === 'wrong' ? 'border-wrong' : tone === 'right' ? 'border-correct' : 'border-line',
      )}
    >
      <p className="text-14 leading-snug text-muted">{label}</p>
      <div className="flex items-center gap-1.5 sm:gap-2.5">
        {image && (
          <Picture src={image.url} alt="" width={44} height={44} className="size-9 flex-none sm:size-11" />
        )}
        <div className="min-w-0 flex-1 leading-tight">
          <p
            lang={hakka ? 'hak-Hant-TW' : undefined}
            className={
              hakka
                ? cx('font-reading text-22 leading-tight', isShort ? 'whitespace-nowrap' : 'line-clamp-2')
                : 'line-clamp-2 text-18 font-bold'
            }
          >
            {text}
          </p>
          {hakka && pinyin && (
            <p
              aria-hidden="true"
              className={cx(
                'text-14 leading-tight text-primary max-sm:text-[0.8125rem]',
                isShort && 'whitespace-nowrap',
              )}
            >
              <Reading pinyin={pinyin} />
            </p>
          )}
          {chinese && reading.chinese && <p className="text-14 leading-snug text-muted">{chinese}</p>}
        </div>
        {sound && <Listen sound={sound} says={text} iconOnly />}
      </div>
    </div>
  )
}
