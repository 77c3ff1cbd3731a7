import { cx } from '@hakka/ui/cx.ts'

/** The small picture of a module type, in the colours of the level around. */
export const TypePicture = ({ type, className }: { type: string; className?: string }) => (
  <svg viewBox="0 0 120 76" aria-hidden="true" className={cx('flex-none', className)}>
    <use href={`/images/module-types/${type}.svg#picture`} />
  </svg>
)
