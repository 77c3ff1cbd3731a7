import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './Loading.tsx'

/** `primary` is the one filled action of a card or task; everything else is outlined or tinted. */
export type ButtonKind = 'primary' | 'outline' | 'soft' | 'ghost' | 'brand' | 'plain' | 'danger'

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-primary text-white font-bold hover:bg-darken',
  outline: 'border-2 border-primary bg-white text-darken font-bold hover:bg-lighten',
  soft: 'bg-lighten text-darken font-bold hover:shadow-[inset_0_0_0_2px_var(--color-light)]',
  ghost: 'border-[1.5px] border-control bg-white text-ink font-medium hover:border-ink',
  brand: 'bg-brand text-white font-bold hover:bg-brand-deep',
  plain: 'text-brand font-bold hover:bg-note',
  danger: 'bg-wrong text-white font-bold hover:bg-wrong-deep',
}

const OFF =
  'disabled:border-0 disabled:bg-disabled-soft disabled:text-disabled disabled:shadow-none disabled:hover:bg-disabled-soft aria-busy:border-0 aria-busy:bg-disabled-soft aria-busy:text-disabled aria-busy:shadow-none aria-busy:hover:bg-disabled-soft aria-busy:cursor-not-allowed'

export interface ButtonLook {
  kind?: ButtonKind | undefined
  /** `m` 48 px, `l` 56 px for main actions. */
  size?: 'm' | 'l' | undefined
  /** As wide as its container. */
  block?: boolean | undefined
}

/** The look of a button, for links that stand where a button would. */
export function buttonClass({ kind = 'outline', size = 'm', block = false }: ButtonLook = {}): string {
  return cx(
    'inline-flex items-center justify-center gap-2 text-18 leading-tight text-center no-underline transition-[background-color,border-color,box-shadow,scale] duration-150 active:scale-[0.98] [&>.lucide]:size-[1.33em] [&>.lucide]:flex-none',
    size === 'm' ? 'min-h-12 px-6 py-1 rounded-button' : 'min-h-14 px-8 py-1 rounded-pill',
    block && 'w-full',
    KINDS[kind],
    OFF,
  )
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ReactNode
  iconEnd?: ReactNode
  /** Shows a spinner in the icon's place and refuses a second press. It keeps the focus: what is disabled loses it. */
  busy?: boolean
}

export function Button({
  kind,
  size,
  block,
  icon,
  iconEnd,
  busy,
  className,
  children,
  type = 'button',
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass({ kind, size, block }), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {iconEnd}
    </button>
  )
}
