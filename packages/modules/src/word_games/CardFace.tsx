import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Check, Volume2, X } from 'lucide-react'
import { Reading } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { FitText } from './FitText.tsx'
import { ui } from './ui.ts'
import type { Form, GameWord } from './words.ts'

/** Hakka characters alone: on a card that is to be paired with its reading, the reading would tell. */
export function Characters({ text, className = 'text-32' }: { text: string; className?: string }) {
  return (
    <span lang="hak-Hant-TW" className={cx('font-reading leading-tight', className)}>
      {text}
    </span>
  )
}

/** One of the three written forms of a word, as large as its card lets it be. */
export function WrittenFace({ form, text }: { form: 'hakka' | 'pinyin' | 'chinese'; text: string }) {
  if (form === 'hakka') return <FitText text={text} lang="hak-Hant-TW" className="font-reading" />
  if (form === 'chinese') return <FitText text={text} className="game-face-small font-medium" />
  return (
    <FitText text={text.replace(/\d+/g, '1')} className="game-face-small">
      <Reading pinyin={text} always />
    </FitText>
  )
}

/** A word in one of its forms, large. */
export function FormFace({ word, form }: { word: GameWord; form: Form }) {
  switch (form) {
    case 'picture':
      return (
        <Picture src={word.image} alt={word.chinese} width={80} height={80} className="game-picture" eager />
      )
    case 'sound':
      return (
        <span className="inline-flex flex-col items-center gap-1 text-18 text-primary">
          <Volume2 className="size-10" aria-hidden="true" />
          {ui.soundCard}
        </span>
      )
    default:
      return <WrittenFace form={form} text={word[form]} />
  }
}

/** Says in a card's corner which form it is: 牛 is 牛 in Hakka and in Chinese. */
export function FormTag({ form }: { form: Form }) {
  return <span className="absolute top-1.5 left-3 text-14 leading-tight text-muted">{ui.forms[form]}</span>
}

/** What a class calls a card by, or the key that picks it. */
export function CardNumber({ at, keys }: { at: number; keys: readonly string[] }) {
  const { wall, oneScreen } = useHost()
  if (wall) return <span className="game-number">{at + 1}</span>
  const key = keys[at]
  if (!oneScreen || !key) return null
  return (
    <span aria-hidden="true" className="game-key">
      {key.toUpperCase()}
    </span>
  )
}

export type CardState = 'idle' | 'picked' | 'right' | 'wrong' | 'taken' | 'lit' | 'cleared'

const LOOKS: Record<CardState, string> = {
  idle: 'border-control bg-white hover:border-brand hover:bg-note',
  picked: 'border-brand bg-note shadow-[inset_0_0_0_1.5px_var(--color-brand)]',
  right: 'border-correct bg-correct-soft text-correct-deep shadow-[inset_0_0_0_0.5px_var(--color-correct)]',
  wrong: 'border-wrong bg-wrong-soft text-wrong-deep shadow-[inset_0_0_0_0.5px_var(--color-wrong)]',
  taken: 'border-dashed border-ghost bg-page text-muted',
  lit: 'game-lit border-late bg-late-soft',
  cleared: 'border-dashed border-correct bg-correct-soft text-correct-deep',
}

/** The look of a card by its state. */
export const cardClass = (state: CardState) =>
  cx(
    'game-card relative flex min-w-0 flex-col items-center justify-center gap-1.5 rounded-card border-2 px-2 py-3 text-center',
    LOOKS[state],
  )

/** Sign and word of right or wrong, in the card's corner: it takes no room when it comes. */
export function CornerSign({ right }: { right: boolean }) {
  const Icon = right ? Check : X
  return (
    <span
      className={cx(
        'absolute right-2 bottom-2 z-10 inline-flex items-center gap-1 rounded-full py-0.5 pr-2 pl-1 text-14 leading-tight font-bold text-white',
        right ? 'bg-correct' : 'bg-wrong',
      )}
    >
      <Icon size={16} strokeWidth={3} aria-hidden="true" />
      {right ? ui.isRight : ui.isWrong}
    </span>
  )
}

/** Says of a card that it is out of the way. */
export function TakenSign() {
  return <span className="absolute bottom-2 text-14 leading-tight font-medium text-muted">{ui.taken}</span>
}
