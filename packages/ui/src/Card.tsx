import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** White on the warm page, one thin line around. Padding is the caller's. */
export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' }) {
  return <Tag {...rest} className={cx('rounded-card border border-line bg-white', className)} />
}
