import { describe, expect, test } from 'vitest'
import { unsayable } from './sayable.ts'
import { SYLLABLES } from './syllables.ts'

describe('a reading that nobody could say', () => {
  test.each([
    ['qqq99 sang24', '客語沒有「qqq」這個音節'],
    ['sang99', '「sang99」的調值 99 不是客語的聲調'],
    ['siid5 fna55', '客語沒有「fna」這個音節'],
    ['x24', '客語沒有「x」這個音節'],
  ])('%s is told', (pinyin, why) => {
    expect(unsayable(pinyin)).toBe(why)
  })

  test.each(['', 'ngai11 oi55 siid5 fan55', 'm11 ng11 hn31', 'bi53', 'fiang24', 'u31'])(
    '%s could be',
    (pinyin) => {
      expect(unsayable(pinyin)).toBeUndefined()
    },
  )

  test('no syllable of the dictionary is told', () => {
    expect([...SYLLABLES].filter((letters) => unsayable(`${letters}24`))).toEqual([])
  })
})
