import { Check } from 'lucide-react'
import type { Sound } from '#kit/content.ts'
import { Chinese, type Either, EitherText } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { YourTurn } from '#kit/recording/SpeakingPractice.tsx'
import { ui } from './ui.ts'

/** The sentences that are put together, to read and hear; the newest stands last. */
export function Completed({
  completed,
  newestOnly,
}: {
  /** There is room for one. */
  newestOnly: boolean
  completed: readonly {
    key: number
    whole: Either
    chinese: string | undefined
    sound: Sound | undefined
  }[]
}) {
  const { oneScreen } = useHost()
  if (oneScreen && completed.length === 0) return <section data-completed aria-label={ui.completed} />
  return (
    <section aria-label={ui.completed} data-completed className="fits-field grid gap-2 md:gap-3">
      <h4 className={oneScreen ? 'sr-only' : 'text-18 font-bold'}>{ui.completed}</h4>
      {completed.length === 0 && (
        <p className="rounded-option border-2 border-dashed border-line px-5 py-4 text-17 text-muted">
          {ui.none}
        </p>
      )}
      <ol className="grid gap-3">
        {completed.map(({ key, whole, chinese, sound }, index) => (
          <li
            key={key}
            hidden={newestOnly && index < completed.length - 1}
            className="flex [&[hidden]]:hidden animate-enter items-start gap-2 rounded-option bg-correct-soft px-3 py-3 [--color-primary:var(--color-correct-deep)] md:items-center md:gap-3 md:px-5"
          >
            <span className="mt-1 flex size-7 flex-none items-center justify-center rounded-full bg-correct text-white md:mt-0">
              <Check size={20} strokeWidth={3} aria-hidden="true" />
            </span>
            <div className="min-w-0 flex-1 text-22 leading-normal">
              <EitherText value={whole} />
              <Chinese className="text-17 text-muted">{chinese}</Chinese>
              {index === completed.length - 1 && <YourTurn {...whole} sound={sound} />}
            </div>
            {sound && (
              <span className="flex flex-none items-center gap-2 max-md:flex-col-reverse">
                <VoiceNote sound={sound} />
                <Listen sound={sound} says={whole.text} iconOnly />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
