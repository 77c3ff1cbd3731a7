import { Picture } from '@hakka/ui/Picture.tsx'
import { Volume2 } from 'lucide-react'
import { Hakka } from './Hakka.tsx'
import type { PairItem } from './pairs-content.ts'

/** What a card of a pair shows: its picture above its text, beside it where there is room. */
export function PairFace({ item }: { item: PairItem }) {
  const { text, lang, pinyin, alt, image, sound } = item
  const small = text !== undefined
  return (
    <span className="flex min-w-0 flex-col items-center justify-center gap-1 @md:flex-row @md:gap-3">
      {image && (
        <Picture
          src={image.url}
          alt={small ? '' : (alt ?? '')}
          width={72}
          height={72}
          className={small ? 'size-12 flex-none md:size-14' : 'size-16 flex-none md:size-18'}
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
