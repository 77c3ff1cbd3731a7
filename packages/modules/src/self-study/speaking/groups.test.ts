import { expect, test } from 'vitest'
import { groupsOf } from './groups.ts'

const sentences = [1, 249, 250, 300].map((no) => ({ no }))
const named = (dialectId: number, own = sentences) =>
  groupsOf(own, dialectId).map((group) => [group.label, group.sentences.map(({ no }) => no)])

test('of dialect 4 sentences up to 249 and from 250 on have their own labels', () => {
  expect(named(4)).toEqual([
    ['第一組', [1, 249]],
    ['第二組', [250, 300]],
  ])
  expect(named(4, sentences.slice(2))).toEqual([['第二組', [250, 300]]])
})

test('other dialects have one list without a label', () => {
  expect(named(1)).toEqual([['', [1, 249, 250, 300]]])
})
