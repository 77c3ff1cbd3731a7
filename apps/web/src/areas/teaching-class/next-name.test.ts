import { expect, test } from 'vitest'
import { nextName } from './next-name.ts'

test.each([
  ['五年三班', 5, '六年三班'],
  ['五年五班', 5, '六年五班'],
  ['503', 5, '603'],
  ['503 班', 5, '603 班'],
  ['5年3班', 5, '6年3班'],
  ['七年二班', 7, '八年二班'],
  ['國一 2 班', 7, '國二 2 班'],
  ['高二忠', 11, '高三忠'],
  ['十年一班', 10, '十一年一班'],
  ['六年三班', 6, '七年三班'],
  ['客語社', 5, '客語社'],
  ['客語社', null, '客語社'],
  ['三年五班', 5, '三年五班'],
])('%s of grade %s is %s a year later', (name, grade, next) => expect(nextName(name, grade)).toBe(next))
