/** Interface texts. */
export const ui = {
  title: '把右邊的卡片換到正確的位置',
  hint: '按 ⇅ 和下一張對調；也可以點兩張卡片對調，或直接拖。排好了就送出。',
  held: (name: string) => `拿起「${name}」了，再點要對調的卡片。`,
  wrong: '打叉的再換一換，對的已經固定了。',
  swap: (a: string, b: string) => `「${a}」和「${b}」對調`,
  swapped: (a: string, b: string) => `「${a}」和「${b}」對調了`,
  row: (no: number, one: string, two: string) => `第 ${no} 排：「${one}」旁邊是「${two}」`,
} as const
