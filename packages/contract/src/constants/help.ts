/** Pictures that a category of the FAQ may have, by the name that is stored. */
export const FAQ_ICONS = [
  'account',
  'class',
  'device',
  'dialect',
  'download',
  'game',
  'help',
  'lesson',
  'progress',
  'record',
  'report',
  'sound',
] as const

export type FaqIcon = (typeof FAQ_ICONS)[number]

/** FAQ and guide: categories of a document, items of a category, bytes of a stored piece of HTML. */
export const HELP = { categories: 30, items: 100, html: 100_000 } as const
