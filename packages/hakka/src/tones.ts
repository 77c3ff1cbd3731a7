/** Tone marks as the Ministry prints them; `⁺` is the raised plus of the level tone. */
type Mark = 'ˊ' | 'ˇ' | 'ˋ' | '^' | '⁺' | ''

const SIXIAN: Record<string, Mark> = { '24': 'ˊ', '11': 'ˇ', '31': 'ˋ', '55': '', '2': 'ˋ', '5': '' }

/**
 * Contour number → tone mark, a table for each dialect id 1–6 (四縣 海陸 大埔 饒平 詔安 南四縣).
 * Source: 教育部客家語拼音方案. A contour outside the table exists (四縣 畀 `bi53`) and is shown as its number.
 */
export const TONE_MARKS: Record<number, Record<string, Mark>> = {
  1: SIXIAN,
  2: { '53': 'ˋ', '55': '', '24': 'ˊ', '11': 'ˇ', '33': '⁺', '5': '', '2': 'ˋ' },
  3: { '33': '⁺', '113': 'ˇ', '31': '^', '53': 'ˋ', '21': '^', '54': 'ˋ', '35': 'ˊ' },
  4: { '11': 'ˇ', '55': '', '53': 'ˋ', '24': 'ˊ', '2': 'ˋ', '5': '' },
  5: { '11': 'ˇ', '53': 'ˋ', '31': '^', '55': '', '24': 'ˊ', '43': 'ˋ' },
  6: SIXIAN,
}
