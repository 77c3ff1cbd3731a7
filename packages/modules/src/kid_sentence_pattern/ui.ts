/** Interface texts. */
export const ui = {
  pattern: '句型',
  examples: '例句',
} as const
