/** Interface texts. */
export const ui = {
  hint: '照順序點詞，排成一句話；排好的詞再點一下就拿回來，也可以用拖的。',
} as const
