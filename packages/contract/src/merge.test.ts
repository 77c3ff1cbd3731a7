import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedEntries, type Merged, merge } from './merge.ts'

interface Item {
  id: string
  text: string
}
interface Category {
  id: string
  title: string
  items: Item[]
}
type Document = Merged<Category>

const item = (id: string, text = id): Item => ({ id, text })
const category = (id: string, items: Item[], title = id): Category => ({ id, title, items })
const document = (categories: Category[], title = '說明'): Document => ({ fields: { title }, categories })

const BASE = document([category('a', [item('x'), item('y')]), category('b', [item('z')])])
const merged = (mine: Document, theirs: Document) => merge({ base: BASE, mine, theirs })

const outline = ({ categories }: Document) =>
  categories.map(({ id, items }) => `${id}:${items.map((own) => own.id).join('')}`).join(' ')

describe('two who work on different entries', () => {
  test('both keep what they changed, also in one category and beside the page’s own words', () => {
    const mine = document([category('a', [item('x', '我'), item('y')]), category('b', [item('z')])])
    const theirs = document(
      [category('a', [item('x'), item('y', '別人')], '新名'), category('b', [])],
      '新題',
    )
    expect(merged(mine, theirs)).toEqual({
      clashes: [],
      outcome: document(
        [category('a', [item('x', '我'), item('y', '別人')], '新名'), category('b', [])],
        '新題',
      ),
    })
  })

  test('what both have added stands behind what it was put behind, theirs first', () => {
    const mine = document([category('a', [item('x'), item('m'), item('y')]), category('b', [item('z')])])
    const theirs = document([
      category('a', [item('x'), item('t'), item('y')]),
      category('n', []),
      category('b', [item('z')]),
    ])
    expect(outline(merged(mine, theirs).outcome)).toBe('a:xtmy n: b:z')
  })

  test('the order of whoever changed it stays, with what the other added', () => {
    const mine = document([category('b', [item('z')]), category('a', [item('y'), item('x')])])
    const theirs = document([category('a', [item('x'), item('t'), item('y')]), category('b', [item('z')])])
    expect(outline(merged(mine, theirs).outcome)).toBe('b:z a:yxt')
    expect(outline(merged(theirs, mine).outcome)).toBe('b:z a:yxt')
  })

  test('the same change is no clash, nor is taking out the same', () => {
    const both = document([category('a', [item('x', '一樣')])])
    expect(merged(both, structuredClone(both))).toEqual({ clashes: [], outcome: both })
  })
})

describe('a clash', () => {
  test.each<[string, Document, Document, string[]]>([
    [
      'the same item',
      document([category('a', [item('x', '我'), item('y')]), category('b', [item('z')])]),
      document([category('a', [item('x', '別人'), item('y')]), category('b', [item('z')])]),
      ['categories.a.x'],
    ],
    [
      'an item that one changed and the other took out',
      document([category('a', [item('y')]), category('b', [item('z')])]),
      document([category('a', [item('x', '別人'), item('y')]), category('b', [item('z')])]),
      ['categories.a.x'],
    ],
    [
      'a category that one took out and the other added to',
      document([category('b', [item('z')])]),
      document([category('a', [item('x'), item('y'), item('n')]), category('b', [item('z')])]),
      ['categories.a'],
    ],
    [
      'the page’s title',
      document(BASE.categories.slice(), '我'),
      document(BASE.categories.slice(), '別人'),
      ['title'],
    ],
  ])('%s is named alone, from either side', (_what, mine, theirs, names) => {
    expect(merged(mine, theirs).clashes).toEqual(names)
    expect(merged(theirs, mine).clashes).toEqual(names)
  })

  test('ends as was chosen, and everything else is put together', () => {
    const mine = document([category('a', [item('x', '我'), item('y')]), category('b', [item('z', '我')])])
    const theirs = document([
      category('a', [item('x', '別人'), item('y', '別人')]),
      category('b', [item('z')]),
    ])
    const outcomeOf = (side: 'mine' | 'theirs') => merge({ base: BASE, mine, theirs }, { choose: () => side })
    expect(outcomeOf('theirs')).toEqual({
      clashes: [],
      outcome: document([
        category('a', [item('x', '別人'), item('y', '別人')]),
        category('b', [item('z', '我')]),
      ]),
    })
    expect(outcomeOf('mine').outcome.categories[0]?.items[0]?.text).toBe('我')
  })

  test('two halves that together leave nothing are one', () => {
    const mine = document([category('a', [item('x')]), category('b', [item('z')])])
    const theirs = document([category('a', [item('y')]), category('b', [item('z')])])
    const isWhole = ({ items }: Category) => items.length > 0
    expect(merge({ base: BASE, mine, theirs }, { isWhole }).clashes).toEqual(['categories.a'])
  })
})

const items = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('u', 'v', 'w', 'x', 'y', 'z'), text: fc.constantFrom('一', '二', '三') }),
  { selector: ({ id }) => id, maxLength: 6 },
)
const documents: fc.Arbitrary<Document> = fc.record({
  fields: fc.record({ title: fc.constantFrom('說明', '指南') }),
  categories: fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), title: fc.constantFrom('甲', '乙'), items }),
    { selector: ({ id }) => id, maxLength: 4 },
  ),
})

describe('of any three documents', () => {
  test('whoever changed nothing gets the other one, whole and in its order', () => {
    fc.assert(
      fc.property(documents, documents, (base, changed) => {
        expect(merge({ base, mine: changed, theirs: base })).toEqual({ outcome: changed, clashes: [] })
        expect(merge({ base, mine: base, theirs: changed })).toEqual({ outcome: changed, clashes: [] })
        expect(merge({ base, mine: changed, theirs: changed })).toEqual({ outcome: changed, clashes: [] })
      }),
    )
  })

  test('no entry is there twice, none comes from nowhere, and both sides clash in the same entries', () => {
    fc.assert(
      fc.property(documents, documents, documents, (base, mine, theirs) => {
        const { outcome, clashes } = merge({ base, mine, theirs })
        const ids = outcome.categories.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { id, items: own } of outcome.categories) {
          expect(new Set(own.map((one) => one.id)).size).toBe(own.length)
          expect([mine, theirs].some(({ categories }) => categories.some((one) => one.id === id))).toBe(true)
        }
        expect([...merge({ base, mine: theirs, theirs: mine }).clashes].sort()).toEqual([...clashes].sort())
      }),
    )
  })

  test('without a clash, what one of them changed is in the outcome as they left it', () => {
    fc.assert(
      fc.property(documents, documents, documents, (base, mine, theirs) => {
        const { outcome, clashes } = merge({ base, mine, theirs })
        fc.pre(clashes.length === 0)
        const differs = new Set(changedEntries(mine, outcome))
        const others = new Set(changedEntries(base, theirs))
        for (const name of changedEntries(base, mine)) {
          if (!others.has(name)) expect(differs.has(name), name).toBe(false)
        }
      }),
    )
  })
})

test('what differs between two states is named by its entries', () => {
  const after = document(
    [category('a', [item('x', '改'), item('n')]), category('b', [item('z')], '新名')],
    '新題',
  )
  expect(changedEntries(BASE, after)).toEqual([
    'title',
    'categories.a.x',
    'categories.a.y',
    'categories.b',
    'categories.a.n',
  ])
})
