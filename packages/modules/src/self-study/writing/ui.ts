import { GAP_MARKS } from '@hakka/hakka/gaps'

const marks = (gaps: readonly number[]) =>
  gaps
    .toSorted((one, other) => one - other)
    .map((no) => GAP_MARKS[no - 1] ?? no)
    .join('、')

/** Interface texts of writing. */
export const ui = {
  fill: '把詞填進空格',
  no: (no: number, of: number) => `第 ${no} 題，共 ${of} 題`,
  gap: (no: number) => `空格 ${GAP_MARKS[no - 1] ?? no}，空的`,
  gapName: (no: number) => `空格 ${GAP_MARKS[no - 1] ?? no}`,
  hint: (digits: boolean) =>
    `點一個詞，就會放進下一個空格；也可以先點空格，再點詞${digits ? '，或按數字鍵選詞' : ''}。`,
  aimed: (no: number) => `選好空格 ${GAP_MARKS[no - 1] ?? no} 了，再點一個詞放進來。`,
  full: '空格都滿了。點一下放好的詞，就能拿回來換。',
  left: (count: number) => `還有 ${count} 格`,
  wrong: (gaps: readonly number[]) =>
    gaps.length === 1
      ? `${marks(gaps)} 不對，這個詞會回到詞庫，對的留著。`
      : `${marks(gaps)} 不對，這 ${gaps.length} 個詞會回到詞庫，對的留著。`,
  right: '全部填對了！',
  rightFirst: '一次就全部填對了！',
  whole: '完整的短文',
  again: '再試一次',
} as const
