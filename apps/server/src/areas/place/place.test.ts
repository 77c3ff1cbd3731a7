import { CITIES } from '@hakka/contract/constants'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { cities, schools } from '../../db/tables/place.ts'
import { importSchools } from '../../domain/places/import-schools.ts'
import { testServer } from '../../testing/server.ts'
import { openDemoSchools } from './demo-schools.ts'

const server = testServer()
const csv = (text: string, bom = '') => new TextEncoder().encode(bom + text)

const LIST = `學年度,代碼,學校名稱,公/私立,縣市名稱,地址,電話,網址
114,014601,市立測試國小,公立,[01]新北市,[220]新北市板橋區文化路1號,(02)1234-5678,http://a.example
114,044602,縣立測試國中,公立,[04]新竹縣,"[302]新竹縣竹北市光明路1號,後棟",(03)1234567,
114,213603,市立新市國小,公立,[21]台南市,[744]臺南市新市區中正路1號,(06)1234567,
`

const names = async (url: string) =>
  (await server().app.inject(url)).json().data.map(({ name }: { name: string }) => name)

describe('cities', () => {
  test('all 22 are in the database, under the ids that the forms send', async () => {
    const rows = await server().services.db.select().from(cities).orderBy(asc(cities.id))
    expect(rows).toEqual(CITIES)
    expect(new Set(rows.map(({ name }) => name)).size).toBe(22)
  })
})

describe('the list of schools', () => {
  test.each([
    ['with a BOM', '\uFEFF', LIST],
    ['without one', '', LIST.replaceAll('\n', '\r\n')],
  ])('%s is taken over, and again changes nothing', async (_name, bom, text) => {
    const { db } = server().services
    await db.delete(schools)
    expect(await importSchools(db, csv(text, bom))).toEqual({ added: 3, changed: 0, same: 0 })
    expect(await importSchools(db, csv(text, bom))).toEqual({ added: 0, changed: 0, same: 3 })
    const rows = await db.select().from(schools).orderBy(asc(schools.code))
    expect(rows.map(({ name, cityId, district }) => [name, cityId, district])).toEqual([
      ['市立測試國小', 2, '板橋區'],
      ['縣立測試國中', 6, '竹北市'],
      ['市立新市國小', 14, '新市區'],
    ])
  })

  test('a school that was renamed is counted and keeps its id', async () => {
    const { db } = server().services
    await importSchools(db, csv(LIST))
    const [before] = await db.select().from(schools).where(eq(schools.code, '014601'))
    const renamed = LIST.replace('市立測試國小', '市立改名國小')
    expect(await importSchools(db, csv(renamed))).toEqual({ added: 0, changed: 1, same: 2 })
    const [after] = await db.select().from(schools).where(eq(schools.code, '014601'))
    expect(after).toEqual({ ...before, name: '市立改名國小' })
  })

  test.each([
    ['an unknown city', LIST.replace('[04]新竹縣,', '[04]海角縣,'), '第 3 行：不認得縣市「海角縣」'],
    ['a code twice', LIST.replace('044602', '014601'), '第 3 行：代碼「014601」和第 2 行重複'],
    ['no name', LIST.replace('市立新市國小', ''), '第 4 行：學校名稱是空的或太長'],
    ['no column of codes', LIST.replace('代碼', '編號甲'), '第 1 行：缺少「代碼」欄'],
    ['quotes that never end', `${LIST}"114`, '檔案不是 CSV：引號沒有成對，或是空的檔案。'],
    ['a heading only', '代碼,學校名稱,縣市名稱\n', '檔案裡只有標題，沒有學校。'],
  ])('with %s is refused whole', async (_name, text, problem) => {
    const { db } = server().services
    await db.delete(schools)
    await expect(importSchools(db, csv(text))).rejects.toMatchObject({ problems: [problem] })
    expect(await db.select().from(schools)).toEqual([])
  })

  test('in Big5 is refused with what to do', async () => {
    const bytes = Uint8Array.from([0xa5, 0x4e, 0xbd, 0x58])
    await expect(importSchools(server().services.db, bytes)).rejects.toThrow(/UTF-8/)
  })
})

describe('GET /api/schools', () => {
  beforeAll(async () => {
    const { db } = server().services
    await db.delete(schools)
    await importSchools(db, csv(LIST))
    await openDemoSchools(db)
    await openDemoSchools(db)
  })

  test('gives everybody id and name, and the demo’s samples once', async () => {
    const { data } = (await server().app.inject('/api/schools')).json()
    expect(data).toHaveLength(12)
    expect(Object.keys(data[0])).toEqual(['id', 'name'])
    expect(data.map(({ name }: { name: string }) => name)).toContain('範例國小（示範資料）')
  })

  test('narrows by city and by a part of the name, 台 and 臺 alike', async () => {
    expect(await names('/api/schools?city_id=2')).toEqual(['市立測試國小'])
    expect(await names('/api/schools?keyword=新市')).toEqual(['市立新市國小'])
    expect(await names('/api/schools?city_id=2&keyword=新市')).toEqual([])
    expect(await names('/api/schools?keyword=%25')).toEqual([])
    expect((await server().app.inject('/api/schools?city_id=23')).statusCode).toBe(422)
  })
})
