import { describe, expect, it } from 'vitest'
import { entryAddress, itemHash, type PlaceRule, readPlace } from './place.ts'

const LESSON: PlaceRule = { param: 'mod_no', entries: 'position', items: 'position' }
const TERMS: PlaceRule = { param: 'mod_no', entries: 'position', items: 'no' }
const THEMES: PlaceRule = { param: 'category_id', entries: 'id', items: 'no' }

const items = (...numbers: number[]) => numbers.map((no) => ({ no, id: no + 100, title: `第 ${no} 個` }))
const entries = [{ items: items(1, 2, 3) }, { items: [] }, { items: items(5, 7) }]

describe('the place an address opens', () => {
  it.each([
    ['', '', { entry: 0, item: 0 }],
    ['?mod_no=3', '', { entry: 2, item: 0 }],
    ['?mod_no=3', '#mod-3', { entry: 2, item: 0 }],
    ['', '#mod-2', { entry: 1, item: 0 }],
    ['?mod_no=1', '#no-3', { entry: 0, item: 2 }],
    ['', '#no-2', { entry: 0, item: 1 }],
    ['?mod_no=3', '#no-2', { entry: 2, item: 1 }],
  ])('%s%s', (search, hash, place) => {
    expect(readPlace({ search, hash }, entries, LESSON)).toEqual(place)
  })

  it('follows the query where the hash names another entry', () => {
    expect(readPlace({ search: '?mod_no=1', hash: '#mod-3' }, entries, LESSON).entry).toBe(0)
  })

  it.each(['?mod_no=99', '?mod_no=4'])('takes the last entry for %s', (search) => {
    expect(readPlace({ search, hash: '' }, entries, LESSON).entry).toBe(2)
  })

  it.each(['?mod_no=0', '?mod_no=-1', '?mod_no=x', '?mod_no=', '?mod_no=1e3', '?mod_no=9999999999'])(
    'opens the first entry for %s',
    (search) => expect(readPlace({ search, hash: '' }, entries, LESSON).entry).toBe(0),
  )

  it('takes the nearest item for a number past the end', () => {
    expect(readPlace({ search: '', hash: '#no-99' }, entries, LESSON).item).toBe(2)
    expect(readPlace({ search: '', hash: '#no-0' }, entries, LESSON).item).toBe(0)
    expect(readPlace({ search: '?mod_no=2', hash: '#no-4' }, entries, LESSON).item).toBe(0)
  })

  it('finds items by their own number or id where positions are not counted', () => {
    expect(readPlace({ search: '?mod_no=3', hash: '#no-7' }, entries, TERMS).item).toBe(1)
    expect(readPlace({ search: '?mod_no=3', hash: '#no-107' }, entries, TERMS).item).toBe(1)
    expect(readPlace({ search: '?mod_no=3', hash: '#no-2' }, entries, TERMS).item).toBe(0)
  })

  it('finds entries by their own ids where they are not counted, and has no hash for them', () => {
    const themes = [
      { id: 31, items: [] },
      { id: 8, items: items(5, 7) },
    ]
    expect(readPlace({ search: '?category_id=8', hash: '#no-7' }, themes, THEMES)).toEqual({
      entry: 1,
      item: 1,
    })
    expect(readPlace({ search: '?category_id=9', hash: '#mod-2' }, themes, THEMES).entry).toBe(0)
    expect(entryAddress('?level_no=2&category_id=8', 0, themes, THEMES)).toEqual({
      search: '?level_no=2&category_id=31',
      hash: '',
    })
  })

  it('opens a place without entries', () => {
    expect(readPlace({ search: '?mod_no=3', hash: '#no-2' }, [], LESSON)).toEqual({ entry: 0, item: 0 })
  })
})

describe('the address of a place', () => {
  it('names the entry in query and hash and keeps the rest', () => {
    expect(entryAddress('?step_no=5&mod_no=1', 2, entries, LESSON)).toEqual({
      search: '?step_no=5&mod_no=3',
      hash: '#mod-3',
    })
  })

  it('opens again what it names', () => {
    for (const index of entries.keys()) {
      expect(readPlace(entryAddress('?a=b', index, entries, LESSON), entries, LESSON).entry).toBe(index)
    }
    const [, , third] = entries
    const hash = itemHash(third?.items ?? [], 1, TERMS)
    expect(hash).toBe('#no-7')
    expect(readPlace({ search: '?mod_no=3', hash }, entries, TERMS).item).toBe(1)
    expect(itemHash(third?.items ?? [], 1, LESSON)).toBe('#no-2')
  })
})
