const NUMERALS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

/** How grades are called within their school: 國一 is the seventh. */
const inSchool = (grade: number): number => (grade > 9 ? grade - 9 : grade > 6 ? grade - 6 : grade)

/**
 * What a class is called a year later, where its name says the grade: 五年三班 → 六年三班, 503 → 603, 國一 2 班 → 國二 2 班.
 * Of any other name it is the same.
 */
export function nextName(name: string, grade: number | null): string {
  if (grade === null) return name
  for (const [own, next] of [
    [grade, grade + 1],
    [inSchool(grade), inSchool(grade) + 1],
  ] as const) {
    const [from = '', to = ''] = [NUMERALS[own], NUMERALS[next]]
    const written = new RegExp(`(?<![一二三四五六七八九十])${from}(?=年)`)
    if (written.test(name)) return name.replace(written, to)
    const short = new RegExp(`(?<=^|[國高小])${from}(?=[一-龥\\s\\d])`)
    if (/^[國高]/.test(name) && short.test(name)) return name.replace(short, to)
    const figure = new RegExp(`(?<!\\d)${own}(?=年|\\d{2}(?!\\d))`)
    if (figure.test(name)) return name.replace(figure, String(next))
  }
  return name
}
