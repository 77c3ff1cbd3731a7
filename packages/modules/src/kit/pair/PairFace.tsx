import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Volume2 } from 'lucide-react'
import { Hakka } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import type { Face } from '#kit/public.ts'

/** What a card of a pair shows: its picture above its text, beside it where there is room. */
export function PairFace({ item }: { item: Face }) {
  const { text, lang, pinyin, alt, image, sound } = item
  const small = text !== undefined
  const { oneScreen } = useHost()
  return (
    <span
      className={cx(
        'flex min-w-0 items-center justify-center @md:flex-row @md:gap-3',
        oneScreen ? 'gap-1.5' : 'flex-col gap-1',
      )}
    >
      {image && (
        <Picture
          src={image.url}
          alt={small ? '' : (alt ?? '')}
          width={72}
          height={72}
          className={
            small
              ? cx('flex-none', oneScreen ? 'size-9 md:size-12' : 'size-12 md:size-14')
              : 'size-16 flex-none md:size-18'
          }
        />
      )}
      {text !== undefined &&
        (lang === 'zh' || pinyin === undefined ? (
          <span className="text-18 leading-normal font-medium md:text-20">{text}</span>
        ) : (
          <span className="text-20 leading-tight md:text-22">
            <Hakka text={text} pinyin={pinyin} size="inline" />
          </span>
        ))}
      {sound && <Volume2 size={16} className="flex-none text-muted" aria-hidden="true" />}
    </span>
  )
}
