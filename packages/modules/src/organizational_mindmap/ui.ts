/** Interface texts. */
export const ui = {
  map: '心智圖',
  instruction: '看著心智圖，點一個空格，再從下面選出答案。',
} as const
