import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Undo2 } from 'lucide-react'
import { toldOf } from '#kit/check/told.ts'
import { Chinese, EitherText } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Listen } from '#kit/Listen.tsx'
import { useRound } from '#kit/round/round-context.tsx'
import { useSaid } from '#kit/said/use-said.tsx'
import { ui } from '#kit/ui.ts'
import type { BoardOption } from './board.ts'

/** The word that is up, and those that wait: a press fetches one of them. */
export function SortQueue({
  options,
  queue,
  held,
  bounced,
  quiet,
  onPick,
}: {
  options: readonly BoardOption[]
  /** Numbers of the words that lie nowhere yet, in their turn. */
  queue: readonly number[]
  held: number | null
  /** Those that came back once. */
  bounced: readonly number[]
  /** Something else is being told. */
  quiet: boolean
  onPick(own: BoardOption): void
}) {
  const { vocabulary } = useHost()
  const up = options.find((own) => own.id === held)
  const told = up && toldOf(up.option, vocabulary)
  const { shown } = useRound()
  useSaid(quiet || !shown || held === null ? undefined : String(held), [told?.sound])
  const waiting = queue.flatMap((id) => (id === held ? [] : (options.find((own) => own.id === id) ?? [])))
  const done = options.length - queue.length
  // It lies wrong, and is looked at.
  const away = !up && quiet
  return (
    <div data-sorting className="grid grid-cols-1 items-center gap-x-7 gap-y-2 lg:grid-cols-[1fr_420px_1fr]">
      <p className="text-16 font-medium lg:order-3 lg:text-right">
        {ui.sorting(Math.min(done + 1, options.length), options.length)}
      </p>
      <div
        data-pool
        className={cx(
          'relative order-2 mx-auto flex min-h-20 w-full max-w-130 items-center justify-center gap-4 rounded-card px-4 py-2 lg:min-h-36',
          away
            ? 'border-2 border-dashed border-[#c3c7d1] text-18 text-muted max-sm:hidden'
            : 'border-3 border-brand bg-white shadow-raised',
        )}
      >
        {away && (
          <>
            <Undo2 size={22} aria-hidden="true" />
            {ui.comesBack}
          </>
        )}
        {up && told && (
          <>
            {told.image && (
              <Picture
                src={told.image.url}
                alt=""
                width={96}
                height={96}
                className="size-16 flex-none lg:size-24"
              />
            )}
            <div
              data-option={up.id}
              data-up={up.id}
              className="w-max max-w-full min-w-0 text-center text-[2rem] leading-tight [&_.ruby-line]:ml-0"
            >
              <EitherText value={up.option} size="sentence" />
              {told.lang !== 'zh' && <Chinese className="text-16 text-muted">{told.chinese}</Chinese>}
            </div>
            <Listen sound={told.sound} says={told.text} iconOnly />
          </>
        )}
      </div>
      <div className="flex min-w-0 items-center gap-1.5 fades overflow-x-auto max-lg:order-3 lg:order-1 lg:max-h-36 lg:flex-wrap">
        {waiting.length > 0 && (
          <>
            <span className="flex-none text-16 text-muted lg:w-full">{ui.left(waiting.length)}</span>
            {waiting.map((own) => (
              <button
                key={own.id}
                type="button"
                data-option={own.id}
                className={cx(
                  'min-h-11 flex-none rounded-[14px] border-[1.5px] bg-white px-3 text-20 leading-tight hover:border-brand lg:min-h-12',
                  own.option.lang !== 'zh' && 'font-reading',
                  bounced.includes(own.id) ? 'border-dashed border-late' : 'border-control',
                )}
                lang={own.option.lang === 'zh' ? undefined : 'hak-Hant-TW'}
                onClick={() => onPick(own)}
              >
                {own.option.text}
              </button>
            ))}
          </>
        )}
      </div>
    </div>
  )
}
