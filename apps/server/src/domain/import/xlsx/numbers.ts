/** Formats that every workbook has without writing them down, as far as a number looks in them as it is kept. */
const BUILT_IN: Readonly<Record<number, string>> = { 0: 'General', 1: '0', 49: '@' }
/** Digits that a cell without a format shows. */
const GENERAL_DIGITS = 11

export interface Shown {
  text: string
  /** What is wrong with the cell: what a sheet shows may be something else. */
  fault?: string
}

const AS_TEXT = '請把這一格設成文字再填一次'

/**
 * A number as the sheet shows it, or as it is kept with what is wrong: what has a format of its own, as a date has, shows
 * something else, and beyond some digits a sheet rounds.
 * @param code the format's own text, where the workbook writes it down
 */
export function shownNumber(raw: string, format: number, code: string | undefined): Shown {
  const pattern = code ?? BUILT_IN[format]
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value))
    return { text: raw, fault: `這一格的數字讀不出來，${AS_TEXT}` }
  if (isDate(format, pattern)) return { text: raw, fault: `這一格是日期或時間，${AS_TEXT}` }
  if (pattern === undefined || !/^(?:General|@|0+)$/i.test(pattern))
    return {
      text: plainOf(value) ?? raw,
      fault: `這一格的數字有自己的格式，看到的可能不是這個數，${AS_TEXT}`,
    }
  const plain = plainOf(value)
  if (plain === undefined) return { text: raw, fault: `這一格的數字太長，試算表會改掉它，${AS_TEXT}` }
  if (!/^0+$/.test(pattern)) return { text: plain }
  // A format of zeros: as many digits at least, and none behind the point.
  if (!Number.isInteger(value)) return { text: plain, fault: `這一格的小數在試算表裡看不到，${AS_TEXT}` }
  const digits = String(Math.abs(value)).padStart(pattern.length, '0')
  return { text: value < 0 ? `-${digits}` : digits }
}

/** A number in as many digits as a cell shows without rounding it. */
function plainOf(value: number): string | undefined {
  const text = String(Number(value.toPrecision(GENERAL_DIGITS - 1)))
  const whole = Number.isInteger(value) ? String(value) : text
  if (/e/i.test(whole) || whole.replace(/\D/g, '').length > GENERAL_DIGITS) return undefined
  // What a machine's numbers can't hold exactly is meant as it is written: 3.3 is kept as 3.2999999999999998.
  return Math.abs(Number(whole) - value) <= Math.abs(value) * 1e-13 ? whole : undefined
}

function isDate(format: number, pattern: string | undefined): boolean {
  if ((format >= 14 && format <= 22) || (format >= 27 && format <= 36) || (format >= 45 && format <= 58))
    return true
  // Texts within a format, colours and places are no parts of a date.
  const bare = pattern?.replace(/"[^"]*"|\\.|\[[^\]]*\]|General/gi, '') ?? ''
  return /[ymdhs]|e+|g+/i.test(bare) && /[ymdhs]/i.test(bare)
}
