import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { BookA, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Media, Sound } from '#kit/content.ts'
import { Reading } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { ui } from '#kit/ui.ts'
import type { PopPlace } from './use-word-popover.tsx'

export interface ExplainedWord {
  hakka: string
  pinyin: string
  chinese?: string | undefined
  image?: Media | undefined
  audio?: Sound | undefined
}

/** A word's picture, reading, meaning and sound. Its place is given; the bottom sheet is placed by the caller. */
export function WordPopover({
  word,
  place,
  onClose,
}: {
  word: ExplainedWord
  place: PopPlace
  onClose(): void
}) {
  const host = useHost()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    if (place.kind === 'below') {
      element.style.left = `${place.left}px`
      element.style.top = `${place.top}px`
      element.style.setProperty('--arrow', `${place.arrow}px`)
    }
    element.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [place, onClose])
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={word.hakka}
      tabIndex={-1}
      data-word-popover
      className={cx(
        'animate-enter border-primary bg-white p-4 text-left shadow-pop outline-none',
        place.kind === 'below'
          ? 'absolute z-20 w-88 rounded-card border-2 before:absolute before:-top-[11px] before:left-(--arrow) before:size-[18px] before:rotate-45 before:rounded-tl-sm before:border-t-2 before:border-l-2 before:border-primary before:bg-white'
          : 'rounded-t-card border-t-2',
      )}
    >
      <div className="flex items-start gap-3.5">
        {word.image && (
          <span className="flex size-26 flex-none items-center justify-center rounded-option bg-lighten">
            <Picture
              src={word.image.url}
              alt={word.chinese ?? ''}
              width={80}
              height={80}
              className="size-20"
              eager
            />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p lang="hak-Hant-TW" className="font-reading text-40 leading-tight">
            {word.hakka}
          </p>
          <p>
            <Reading pinyin={word.pinyin} always />
          </p>
          {word.chinese && <p className="text-18 leading-snug text-muted">{word.chinese}</p>}
          <VoiceNote sound={word.audio} />
        </div>
        <IconButton label={ui.close} kind="plain" className="-mt-1 -mr-2" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="mt-3.5 flex flex-wrap items-center gap-2.5 empty:hidden [&>button]:flex-1">
        <Listen sound={word.audio} says={word.hakka} kind="primary" />
        {host.lookup && (
          <Button icon={<BookA size={22} aria-hidden="true" />} onClick={() => host.lookup?.(word.hakka)}>
            {ui.lookup}
          </Button>
        )}
      </div>
    </div>
  )
}
