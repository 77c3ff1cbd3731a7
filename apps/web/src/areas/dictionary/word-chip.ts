/** The look of a link to another word. */
export const WORD_CHIP =
  'inline-flex min-h-12 items-center rounded-button border-[1.5px] border-control bg-white px-4 text-20 leading-tight text-ink no-underline hover:border-ink'
