/** Interface texts of the editor. */
export const ui = {
  role: '角色',
  known: '前面說過話的：',
} as const
