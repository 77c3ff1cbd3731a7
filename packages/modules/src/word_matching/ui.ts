/** Interface texts. */
export const ui = {
  title: '把左邊和右邊連起來',
  hint: '從一張卡片拉線到另一邊的卡片，或是點左邊一張，再點右邊一張，就會連起來。全部連好再送出。',
  held: (name: string) => `選了「${name}」，再點另一邊的卡片。`,
  joined: (one: string, two: string) => `「${one}」連到「${two}」`,
  wrong: '連錯的線會拿掉，再連一次。',
  count: (joined: number, total: number) =>
    `連好 ${joined} / ${total} 條。要改的話，點一下連好的卡片就能拿掉線。`,
  loose: (name: string) => `${name}，還沒連`,
  taken: (name: string, other: string) => `${name}，已連到「${other}」，按一下拿掉`,
} as const
