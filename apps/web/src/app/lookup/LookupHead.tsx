import { IconButton } from '@hakka/ui/IconButton.tsx'
import { ArrowLeft, ChevronRight, X } from 'lucide-react'
import type { Ref } from 'react'

/** So many words of the way are shown. */
const SHOWN = 3

/** The words looked up so far, which are the way back, and the cross. */
export function LookupHead({
  trail,
  onBack,
  close,
  onClose,
}: {
  trail: readonly string[]
  onBack(to: number): void
  close: Ref<HTMLButtonElement>
  onClose(): void
}) {
  const from = Math.max(0, trail.length - SHOWN)
  return (
    <div className="flex flex-none items-center gap-1 bg-note px-2 py-1">
      {trail.length > 1 && (
        <IconButton label="回上一個詞" kind="plain" onClick={() => onBack(trail.length - 2)}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      <h2 className="flex min-w-0 flex-1 items-center gap-1 pl-2 text-18 leading-snug">
        {trail.length > 1 ? (
          <>
            <span className="flex-none text-16 text-muted">查過：</span>
            {trail.slice(from).map((word, at) => (
              <Step
                // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice; the way only grows at its end
                key={from + at}
                word={word}
                first={at === 0}
                onPress={from + at < trail.length - 1 ? () => onBack(from + at) : undefined}
              />
            ))}
          </>
        ) : (
          <b>查詞</b>
        )}
      </h2>
      <IconButton ref={close} label="關閉查詞" kind="plain" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}

function Step({ word, first, onPress }: { word: string; first: boolean; onPress: (() => void) | undefined }) {
  return (
    <>
      {!first && <ChevronRight size={16} aria-hidden="true" className="flex-none text-muted" />}
      {onPress ? (
        <button
          type="button"
          lang="hak-Hant-TW"
          onClick={onPress}
          className="min-h-12 max-w-24 min-w-8 flex-none truncate text-brand underline decoration-ghost underline-offset-4"
        >
          {word}
        </button>
      ) : (
        <span lang="hak-Hant-TW" className="truncate font-bold">
          {word}
        </span>
      )}
    </>
  )
}
