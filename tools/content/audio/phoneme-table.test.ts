import { expect, it } from 'vitest'
import {
  addEnvelope,
  addRecord,
  parsePhonemes,
  recordOf,
  tableOf,
  writePhonindex,
  writePhontab,
} from './phoneme-table.ts'

const RECORD = Buffer.from('6100000000000000050023021d1d7d00', 'hex')

function phontab(): Buffer {
  const head = Buffer.alloc(36)
  head.set([1, 0], 0)
  head.write('hak', 4)
  return Buffer.concat([Buffer.from([1, 0, 0, 0]), head, RECORD])
}

const files = () => parsePhonemes(phontab(), Buffer.from([0, 1, 1, 0]), Buffer.alloc(6))

it('writes back what it read', () => {
  const { tables, programs } = files()
  expect(writePhontab(tables)).toEqual(phontab())
  expect(writePhonindex(programs)).toEqual(Buffer.from([0, 1, 1, 0]))
})

it('adds a tone: an aligned envelope, a program that points at it, a record of its own code', () => {
  const extended = files()
  const program = addEnvelope(extended, (point) => 255 * point)
  const record = addRecord(tableOf(extended, 'hak'), recordOf(extended, 'hak', 'a'), '113', program)
  expect(extended.data.subarray(8).length).toBe(128)
  expect([extended.data.at(8), extended.data.at(-1)]).toEqual([0, 255])
  expect(extended.programs.slice(program)).toEqual([0x9200, 8, 1])
  expect([record.readUInt16LE(8), record.readUInt8(10)]).toEqual([program, 0x24])
  expect(writePhontab(extended.tables).readUInt8(4)).toBe(2)
})

it('names a phoneme that another version of espeak-ng lacks', () => {
  expect(() => recordOf(files(), 'hak', 'zz')).toThrow('hak 音素表沒有 zz')
})
