import type { CheckQuestion } from '@hakka/contract/listening'
import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Check, X } from 'lucide-react'
import { EitherText } from '#kit/Hakka.tsx'
import { ui as kitUi } from '#kit/ui.ts'
import { Face } from './Face.tsx'
import { ui } from './ui.ts'

/** `told`: it is the answer, and is there to be taken. `chosen`: it is to be sent, and nobody says what it is worth. */
export type OptionState = 'open' | 'told' | 'chosen' | 'right' | 'wrong' | 'tried' | 'closed'

const LOOKS: Record<OptionState, string> = {
  open: 'border-[1.5px] border-control bg-white hover:border-ink',
  told: 'border-3 border-late bg-late-soft hover:border-ink',
  chosen: 'border-3 border-brand bg-note',
  right: 'border-3 border-correct bg-correct-soft',
  wrong: 'border-3 border-wrong bg-wrong-soft',
  tried: 'border-[1.5px] border-dashed border-ghost bg-neutral text-muted',
  closed: 'border-[1.5px] border-line bg-white',
}

const SIGNS = {
  right: { text: kitUi.right, icon: Check, look: 'bg-correct' },
  wrong: { text: kitUi.wrong, icon: X, look: 'bg-wrong' },
} as const

/** An answer that can be taken: its key, its face or picture, its words. */
export function CheckOptionButton({
  option,
  no,
  state,
  onPick,
}: {
  option: Pick<CheckQuestion['options'][number], 'text' | 'pinyin' | 'face' | 'image_url'>
  no: number
  state: OptionState
  onPick(): void
}) {
  const sign = state === 'right' || state === 'wrong' ? SIGNS[state] : undefined
  const isOpen = state === 'open' || state === 'told' || state === 'chosen'
  const pictured = option.face !== null || option.image_url !== null
  return (
    <button
      type="button"
      aria-disabled={!isOpen || undefined}
      aria-pressed={state === 'chosen' || undefined}
      onClick={isOpen ? onPick : undefined}
      className={cx(
        'relative flex min-h-20 w-full items-center justify-center rounded-option px-4 py-4 text-center transition-colors duration-150 md:min-h-24',
        pictured && 'min-h-40 flex-col gap-1 md:min-h-49',
        LOOKS[state],
      )}
    >
      <span
        aria-hidden="true"
        className="absolute top-2 left-2 flex size-7.5 items-center justify-center rounded-code border-[1.5px] border-ghost bg-white font-sans text-16 text-muted max-md:hidden"
      >
        {no}
      </span>
      {sign && (
        <span
          className={cx(
            'absolute -top-4 left-1/2 inline-flex h-8 -translate-x-1/2 items-center gap-1 rounded-full px-3 text-16 font-bold text-white',
            sign.look,
          )}
        >
          <sign.icon size={18} strokeWidth={3} aria-hidden="true" />
          {sign.text}
        </span>
      )}
      {option.face && <Face face={option.face} className="size-20 md:size-26" />}
      {option.image_url && (
        <Picture
          src={option.image_url}
          alt=""
          width={104}
          height={104}
          className="size-20 rounded-full bg-neutral md:size-26"
        />
      )}
      <span className={cx(!pictured && 'md:pl-8')}>
        <EitherText
          value={{
            text: option.text,
            ...(option.pinyin === null ? { lang: 'zh' } : { pinyin: option.pinyin }),
          }}
        />
      </span>
      {state === 'told' && <span className="sr-only">（{ui.isAnswer}）</span>}
      {state === 'tried' && <span className="sr-only">（{kitUi.tried}）</span>}
    </button>
  )
}
