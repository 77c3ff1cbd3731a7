import type { StudyUse } from '@hakka/contract/study-desk'

const LINES: Record<StudyUse['of'], (count: number) => string> = {
  pupils: (count) => `${count} 位學生做過`,
  recordings: (count) => `學生存了 ${count} 段錄音`,
  compositions: (count) => `學生寫了 ${count} 篇作文`,
  readers: (count) => `被打開過 ${count} 次`,
  assignments: (count) => `${count} 份班級作業指定了它`,
  test: (no) => `寫作第 ${no} 題組是它的延伸測驗，刪除後學生從書裡到不了`,
  book: (no) => `它是編號 ${no} 的繪本的延伸測驗，刪除後書裡的按鈕會關掉`,
}

/** Where an item is used, line by line. */
export const usesText = (uses: readonly StudyUse[]): string[] =>
  uses.length === 0 ? ['還沒有人用過'] : uses.map(({ of, count }) => LINES[of](count))
