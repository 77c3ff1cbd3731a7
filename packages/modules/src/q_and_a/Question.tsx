import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Chinese, EitherText } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import type { QAndAContent } from './module.ts'
import { Said } from './Said.tsx'
import { ui } from './ui.ts'

/** What the bird asks, with its picture and sound. */
export function Question({
  item,
  small,
}: {
  item: QAndAContent['items'][number]
  /** On a phone its picture makes room for the answer then. */
  small: boolean
}) {
  const { oneScreen } = useHost()
  return (
    <Said>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card rounded-tl-none border border-line bg-white px-4 py-3 md:gap-x-6 md:px-6">
        {item.image && (
          <Picture
            src={item.image.url}
            alt=""
            width={96}
            height={96}
            className={cx('size-16 md:size-24', small && 'max-md:hidden')}
          />
        )}
        <div className="grid min-w-0 flex-[1_1_10rem]">
          <p className="text-26">
            <EitherText value={item} size="sentence" />
          </p>
          <Chinese className="text-17 text-muted">{item.chinese}</Chinese>
        </div>
        {item.sound && (
          <span className="flex flex-wrap items-center gap-3">
            <VoiceNote sound={item.sound} />
            <Listen
              sound={item.sound}
              says={oneScreen ? item.text : ''}
              label={ui.listen}
              iconOnly={oneScreen === true}
            />
          </span>
        )}
      </div>
    </Said>
  )
}
