import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const KINDS = {
  ghost: 'border-[1.5px] border-control bg-white text-ink hover:border-ink',
  primary: 'bg-primary text-white hover:bg-darken',
  soft: 'bg-lighten text-darken hover:shadow-[inset_0_0_0_2px_var(--color-light)]',
  plain: 'text-current hover:bg-note hover:text-brand',
}

const SIZES = { m: 'size-12', l: 'size-14', xl: 'size-16' }

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: read aloud and shown as a tip. */
  label: string
  kind?: keyof typeof KINDS
  /** 48, 56 or 64 px. */
  size?: keyof typeof SIZES
}

/** A round button with an icon only. */
export function IconButton({
  label,
  kind = 'ghost',
  size = 'm',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      aria-label={label}
      title={label}
      {...rest}
      type={type}
      className={cx(
        'inline-flex flex-none items-center justify-center rounded-full transition-[background-color,border-color,scale] duration-150 active:scale-95 disabled:border-0 disabled:bg-disabled-soft disabled:text-disabled disabled:shadow-none',
        SIZES[size],
        KINDS[kind],
        className,
      )}
    />
  )
}
