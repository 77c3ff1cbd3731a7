import { CITIES } from '@hakka/contract/constants'
import { csvRows } from '../text/csv.ts'

export interface School {
  code: string
  name: string
  cityId: number
  district: string
}

/** What is wrong with a list of schools, in sentences with the line they are about. */
export class SchoolListError extends Error {
  override name = 'SchoolListError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** The columns as the Ministry's lists of elementary, junior and senior high schools call them. */
const COLUMNS: Record<'code' | 'name' | 'city' | 'district' | 'address', readonly string[]> = {
  code: ['代碼', '學校代碼', '代號'],
  name: ['學校名稱', '校名', '名稱'],
  city: ['縣市名稱', '縣市別', '縣市'],
  district: ['鄉鎮市區', '行政區', '區別'],
  address: ['地址', '學校地址'],
}

const REQUIRED = ['code', 'name', 'city'] as const
const LINES_SHOWN = 20
const NAME_MAX = 100

/**
 * Reads the Ministry's public list of schools (CSV, UTF-8).
 * @throws SchoolListError with every line that can't be used: a list is taken whole or not at all
 */
export function readSchoolList(bytes: Uint8Array): School[] {
  const rows = csvRows(decode(bytes))
  const head = rows?.[0]
  if (!rows || !head) throw new SchoolListError(['檔案不是 CSV：引號沒有成對，或是空的檔案。'])
  const at = columnsOf(head.fields)
  const problems: string[] = []
  const seen = new Map<string, number>()
  const schools = rows.slice(1).flatMap(({ line, fields }) => {
    const cell = (column: keyof typeof COLUMNS) => fields[at[column]] ?? ''
    const [code, name, cityName] = [cell('code').toLowerCase(), cell('name'), plain(cell('city'))]
    const cityId = CITIES.find((city) => city.name === cityName)?.id
    const before = seen.get(code)
    const problem =
      (fields.some((field) => /[\r\n]/.test(field)) && '有一格跨了好幾行：前面的引號沒有結尾') ||
      (!/^[\w-]{3,20}$/.test(code) && `代碼「${code}」的格式不對`) ||
      (before !== undefined && `代碼「${code}」和第 ${before} 行重複`) ||
      ((name === '' || name.length > NAME_MAX) && '學校名稱是空的或太長') ||
      (cityId === undefined && `不認得縣市「${cityName}」`)
    seen.set(code, before ?? line)
    if (problem) problems.push(`第 ${line} 行：${problem}`)
    if (problem || cityId === undefined) return []
    return [
      { code, name, cityId, district: plain(cell('district')) || districtOf(cell('address'), cityName) },
    ]
  })
  if (problems.length > 0) throw new SchoolListError(shortened(problems))
  if (schools.length === 0) throw new SchoolListError(['檔案裡只有標題，沒有學校。'])
  return schools
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SchoolListError(['檔案的編碼不是 UTF-8：請在試算表軟體另存為「CSV UTF-8」再試一次。'])
  }
}

function columnsOf(head: readonly string[]): Record<keyof typeof COLUMNS, number> {
  const place = (column: keyof typeof COLUMNS) => head.findIndex((title) => COLUMNS[column].includes(title))
  const at = {
    code: place('code'),
    name: place('name'),
    city: place('city'),
    district: place('district'),
    address: place('address'),
  }
  const missing = REQUIRED.filter((column) => at[column] < 0)
  if (missing.length > 0) {
    throw new SchoolListError(missing.map((column) => `第 1 行：缺少「${COLUMNS[column][0]}」欄`))
  }
  return at
}

/** Without the number that the lists put before a name, `[01]新北市`, and with 臺 as the law writes it. */
const plain = (text: string) =>
  text
    .replace(/^\[[^\]]*\]/, '')
    .trim()
    .replaceAll('台', '臺')

/** `[302]新竹縣竹北市光明六路10號` → 竹北市. Cities have districts (區) only, counties townships. */
function districtOf(address: string, cityName: string): string {
  const rest = plain(address).replace(cityName, '')
  const pattern = cityName.endsWith('市') ? /^[^\d\s]{1,3}?區/ : /^[^\d\s]{1,3}?[鄉鎮市]/
  return pattern.exec(rest)?.[0] ?? ''
}

const shortened = (problems: readonly string[]) =>
  problems.length > LINES_SHOWN
    ? [...problems.slice(0, LINES_SHOWN), `還有 ${problems.length - LINES_SHOWN} 個問題沒有列出。`]
    : problems
