/** Interface texts. */
export const ui = {
  one: '自己學：按一下影片，看一看、聽一聽，再跟著說。',
  many: '自己學：一部一部看，想再看哪一部，就點它的名字。',
  list: '影片清單',
} as const
