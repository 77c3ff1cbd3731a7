/** Interface texts. */
export const ui = {
  pattern: '句型',
  hint: '點一下詞，它就會放進空格；也可以用拖的。',
} as const
