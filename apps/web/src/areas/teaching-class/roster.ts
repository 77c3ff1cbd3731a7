export interface RosterLine {
  seat_no: number | null
  name: string
  /** Where it stands in the text, from 1. */
  line: number
}

const LINE = /\r\n|\r|\n/
/** As many faults as are told one by one. */
const NAMED = 8
const SEAT = /^\d{1,3}$/
const HEADS = /^(座號|號碼|編號|姓名|學生|學生姓名)$/

/** What separates the cells of a line: of a table, a comma or a tab; of typing, blanks after the seat. */
function cellsOf(line: string): string[] {
  const cells = /[,，\t;；]/.test(line)
    ? line.split(/[,，\t;；]/)
    : (/^(\d{1,3})(?:[.、)]\s*|號?\s+)(.+)$/.exec(line)?.slice(1) ?? [line])
  return cells.map((cell) => cell.replaceAll('"', '').trim()).filter((cell) => cell !== '')
}

/** A list as a teacher types it, pastes it from a spreadsheet or has it in a CSV file: a pupil a line, her seat before her name. */
export function rosterOf(text: string): RosterLine[] {
  return text
    .normalize('NFKC')
    .split(LINE)
    .flatMap((text, at) => {
      const cells = cellsOf(text)
      if (cells.some((cell) => HEADS.test(cell))) return []
      const seat = cells.find((cell) => SEAT.test(cell))
      const name = cells.find((cell) => !SEAT.test(cell))
      if (name === undefined) return []
      return [{ seat_no: seat === undefined ? null : Number(seat), name, line: at + 1 }]
    })
}

/** Lines that have a seat and no name. */
const namelessIn = (text: string): number[] =>
  text
    .normalize('NFKC')
    .split(LINE)
    .flatMap((line, at) => {
      const cells = cellsOf(line)
      return cells.length > 0 && cells.every((cell) => SEAT.test(cell)) ? [at + 1] : []
    })

/** What is passed over, before anybody misses it. */
export function passedText(text: string): string {
  const lines = namelessIn(text)
  return lines.length === 0
    ? ''
    : `第 ${lines.slice(0, NAMED).join('、')} 行${lines.length > NAMED ? '等' : ''}沒有姓名，不會建立。`
}

/** What was refused, with its line and whose it is; of many the first ones. */
export function refusalsOf(
  errors: Record<string, readonly string[]>,
  students: readonly RosterLine[],
): string[] {
  const all = Object.entries(errors).flatMap(([field, texts]) => {
    const [, no, part] = field.split('.')
    const student = students[Number(no)]
    if (!student) return [...texts]
    const name = shortened(student.name)
    const what = part === 'seat_no' ? '座號' : ''
    return texts.map(
      (said) => `第 ${student.line} 行「${name}」：${said.startsWith(what) ? '' : what}${said}`,
    )
  })
  const rest = all.length - NAMED
  return rest > 0 ? [...all.slice(0, NAMED), `還有 ${rest} 行也要改`] : all
}

const shortened = (name: string): string => {
  const signs = [...name]
  return signs.length > 10 ? `${signs.slice(0, 10).join('')}…` : name
}

/** `看到 21 位，座號 1–24（沒有 5、9、17 號）` */
export function rosterText(lines: readonly RosterLine[]): string {
  const count = `看到 ${lines.length} 位`
  const seats = new Set(lines.flatMap(({ seat_no }) => seat_no ?? []))
  if (seats.size === 0) return lines.length === 0 ? '還沒有名字' : `${count}，座號從空的號碼開始排`
  const first = Math.min(...seats)
  const last = Math.max(...seats)
  const missing = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
    (seat) => !seats.has(seat),
  )
  const gaps =
    missing.length === 0 ? '' : missing.length <= 5 ? `（沒有 ${missing.join('、')} 號）` : '（中間有空號）'
  return `${count}，座號 ${first}–${last}${gaps}`
}

/** A CSV file's text: of Excel in Taiwan it may still be in Big5. */
export async function textOfCsv(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('big5').decode(bytes)
  }
}
