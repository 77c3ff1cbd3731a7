import { describe, expect, it } from 'vitest'
import {
  csvOf,
  figuresOf,
  inNeedByThing,
  inOrder,
  kindOf,
  type ReportCell,
  type ReportRow,
  shuffled,
  weakestFirst,
} from './report-rows.ts'

const cell = (state: ReportCell['state'], best: number | null = null): ReportCell => ({
  state,
  first: best,
  best,
  partsDone: 0,
  tries: 1,
  late: false,
  claimed: false,
})
const row = (memberId: number, cells: readonly ReportCell[], name = `學生${memberId}`): ReportRow => ({
  memberId,
  name,
  seatNo: memberId,
  usedMs: 0,
  joinedAfter: false,
  isHandedIn: false,
  isReturned: false,
  sounds: [],
  cells,
})
const column = (id: number, help: number, percent: number | null) => ({
  id,
  title: `活動${id}`,
  parts: 6,
  asked: 4,
  done: 3,
  help,
  percent,
})

const through = row(1, [cell('done', 100), cell('not_asked')])
const begun = row(2, [cell('done', 100), cell('not_started')])
const none = row(3, [cell('not_started'), cell('not_started')])
const stuck = row(4, [cell('needs_help', 50), cell('not_started')])

describe('the rows of a report', () => {
  it('have who needs help first, then who has not begun, who is at it, and who is through', () => {
    expect(inOrder([through, begun, none, stuck]).map(kindOf)).toEqual(['help', 'none', 'doing', 'done'])
  })
  it('of who owes nothing stand before those who are through, and are counted nowhere', () => {
    const free = { ...row(5, [cell('not_asked'), cell('not_asked')]), joinedAfter: true }
    expect(inOrder([through, free, none]).map(kindOf)).toEqual(['none', 'free', 'done'])
    expect(figuresOf([through, free, none], [])).toMatchObject({ done: 1, of: 2 })
    expect(csvOf([free], [column(1, 0, null), column(2, 0, null)])).toContain(
      '"不用做","","","到期後才加入","不用做"',
    )
  })
  it('with hidden names keep that order, and none of seats', () => {
    const many = Array.from({ length: 30 }, (_, at) => row(at + 1, [cell('done', 100)]))
    const seats = (seed: number) => shuffled([stuck, ...many], seed).map(({ seatNo }) => seatNo)
    expect(seats(1)[0]).toBe(4)
    expect(seats(1).slice(1)).not.toEqual(many.map(({ seatNo }) => seatNo))
    expect(seats(1)).not.toEqual(seats(2))
  })
  it('count who is through with what is theirs to do', () => {
    expect(figuresOf([through, begun, none, stuck], [column(1, 1, 80), column(2, 0, null)])).toMatchObject({
      done: 1,
      of: 4,
      percent: 80,
      minutes: null,
      weakest: { id: 1 },
    })
  })
})

describe('the things of a report', () => {
  it('stand by how many need to do them again, then by what was right', () => {
    expect(weakestFirst([column(1, 0, null), column(2, 0, 90), column(3, 2, 95), column(4, 0, 80)])).toEqual([
      2, 3, 1, 0,
    ])
  })
})

describe('the report as a spreadsheet', () => {
  it('keeps what is written, and begins no formula', () => {
    const own = row(5, [{ ...cell('needs_help', 50), late: true, claimed: true }], '=HYPERLINK("x"),王')
    const lines = csvOf([own], [{ ...column(1, 1, 50), title: '聽,說' }]).split('\r\n')
    expect(lines).toEqual([
      '\uFEFF"座號","姓名","聽,說","聽,說：第一次","聽,說：最好","聽,說：註記","用時（分）"',
      `"5","'=HYPERLINK(""x""),王","要再練","50","50","晚交、自己評的",""`,
      '',
    ])
  })
})

describe('what is given again one thing at a time', () => {
  const columns = [column(7, 1, 40), column(8, 0, 90), column(9, 2, 50)]
  it('names those who need to do it again, of each thing', () => {
    const rows = [
      row(1, [cell('needs_help', 40), cell('done', 90), cell('needs_help', 20)]),
      row(2, [cell('done', 90), cell('doing'), cell('needs_help', 60)]),
    ]
    expect(inNeedByThing(rows, columns).map(({ column: { id }, memberIds }) => [id, memberIds])).toEqual([
      [7, [1]],
      [9, [1, 2]],
    ])
  })
  it('is nothing where it is all of one thing: that is given by the one press', () => {
    expect(
      inNeedByThing([row(1, [cell('needs_help', 40), cell('done', 90), cell('done', 80)])], columns),
    ).toEqual([])
  })
})
