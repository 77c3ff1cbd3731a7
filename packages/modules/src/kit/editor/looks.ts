/** The looks that the fields of all editors share. */
export const INPUT =
  'block w-full min-h-12 md:min-h-10 rounded-xl border-[1.5px] border-control bg-white px-3.5 py-1.5 leading-normal aria-invalid:border-wrong aria-invalid:bg-[#fffbfa] aria-invalid:shadow-[inset_0_0_0_1px_var(--color-wrong)]'

/** Hakka is typed in the reading face. */
export const HAKKA_INPUT = `${INPUT} font-reading text-20`

/** On one line it is as high as its reading beside it. */
export const HAKKA_LINE = `${HAKKA_INPUT} md:py-[3.5px]!`

export const ADD =
  'flex min-h-12 w-full items-center justify-center gap-2 rounded-option border-[1.5px] border-dashed border-control bg-white px-4 font-medium hover:border-ink hover:bg-note disabled:border-line disabled:text-disabled aria-disabled:border-line aria-disabled:text-disabled'

export const TOOL =
  'inline-flex min-h-12 md:min-h-10 items-center justify-center gap-2 rounded-button border-[1.5px] border-control bg-white px-4 font-medium hover:border-ink disabled:border-line disabled:text-disabled aria-disabled:border-line aria-disabled:text-disabled'

export const ICON_TOOL =
  'inline-flex size-12 md:size-10 flex-none items-center justify-center rounded-full text-ink hover:bg-note aria-disabled:opacity-35'

export const KEY =
  'rounded-md border border-control bg-white px-1.5 text-14 font-medium leading-5 whitespace-nowrap text-neutral-ink max-md:hidden'
