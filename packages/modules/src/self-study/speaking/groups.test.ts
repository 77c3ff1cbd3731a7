import { expect, test } from 'vitest'
import { groupsOf } from './groups.ts'

const sentences = [1, 249, 250, 300].map((no) => ({ no }))
const labels = { first: '第一組', second: '山線' }
const named = (own: typeof sentences, called: typeof labels | null = labels) =>
  groupsOf(own, called).map((group) => [group.label, group.sentences.map(({ no }) => no)])

test('of dialect 4 sentences up to 249 and from 250 on have their own labels', () => {
  expect(named(sentences)).toEqual([
    ['第一組', [1, 249]],
    ['山線', [250, 300]],
  ])
  expect(named(sentences.slice(2))).toEqual([['山線', [250, 300]]])
})

test('other dialects have one list without a label', () => {
  expect(named(sentences, null)).toEqual([['', [1, 249, 250, 300]]])
})
