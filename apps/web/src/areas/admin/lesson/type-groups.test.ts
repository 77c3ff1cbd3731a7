import { viewTypes } from '@hakka/modules/web'
import { expect, test } from 'vitest'
import { groupsFound, groupsOf, usualTypes } from './type-groups.ts'

const ids = [...viewTypes].toSorted()
/** Names are the types' own: here the ids stand for them, but where one is looked for. */
const named = ids.map((id) => ({ id, name: { matching: '配對', matching_in_diagram: '圖表配對' }[id] ?? id }))
const groups = groupsOf(named)

test('every module type stands in one of six groups; one that is new is offered all the same', () => {
  expect(groups).toHaveLength(6)
  expect(groups.flatMap(({ types }) => types.map(({ id }) => id)).toSorted()).toEqual(ids)
  expect(groups.flatMap(({ types }) => types.filter(({ note }) => note === ''))).toEqual([])
  expect(groupsOf([...named, { id: 'opposites', name: '反義詞' }]).at(-1)).toEqual({
    name: '其他',
    types: [{ id: 'opposites', name: '反義詞', note: '' }],
  })
})

test('a word finds types by name and by what they are for', () => {
  const found = (word: string) =>
    groupsFound(word, groups).flatMap(({ types }) => types.map(({ name }) => name))
  expect(found('配對')).toEqual(['配對', '圖表配對'])
  expect(found('聽')).toContain('sentence_game')
  expect(found('沒有這種')).toEqual([])
  expect(found('')).toHaveLength(32)
})

test('what a lesson has most of comes first', () => {
  expect(usualTypes(['text', 'word', 'text', 'nobody'], groups).map(({ id }) => id)).toEqual(['text', 'word'])
})
