import type { DownloadCategoryWithItems } from '@hakka/contract/download'
import { describe, expect, it } from 'vitest'
import { choose, isChooserOpen, itemsFor } from './choosing.ts'

const item = (id: number, level_no: number | null, dialect_id: number | null) => ({
  id,
  title: `檔案 ${id}`,
  url: `/download/items/${id}`,
  extension: 'pdf',
  size: 1,
  level_no,
  dialect_id,
  step_no: null,
  semester_no: null,
  semester_full_name: '',
  key: '',
})

const category = (level: boolean, dialect: boolean): DownloadCategoryWithItems => ({
  id: 1,
  title: '教師手冊',
  description: '',
  enable_level_selector: level,
  enable_dialect_selector: dialect,
  items: [item(1, 1, 1), item(2, 1, 2), item(3, 2, 1), item(4, null, null)],
})

const none = { level: null, dialect: null, item: null }

describe('what the download page shows', () => {
  it.each([
    [true, true, none, false],
    [true, true, { ...none, level: 1 }, false],
    [true, true, { ...none, dialect: 1 }, false],
    [true, true, { ...none, level: 1, dialect: 1 }, true],
    [true, false, none, false],
    [true, false, { ...none, level: 1 }, true],
    [false, true, { ...none, level: 1 }, false],
    [false, true, { ...none, dialect: 1 }, true],
    [false, false, none, true],
  ])('level selector %s, dialect selector %s, chosen %o: chooser open %s', (level, dialect, chosen, open) => {
    expect(isChooserOpen(category(level, dialect), chosen)).toBe(open)
  })

  it('offers files of the chosen level and dialect, and those that are for all', () => {
    const ids = (level: boolean, dialect: boolean, chosen: object) =>
      itemsFor(category(level, dialect), { ...none, ...chosen }).map(({ id }) => id)
    expect(ids(true, true, { level: 1, dialect: 2 })).toEqual([2, 4])
    expect(ids(true, false, { level: 1 })).toEqual([1, 2, 4])
    expect(ids(false, false, {})).toEqual([1, 2, 3, 4])
  })

  it('forgets the item when another level has not got it, and keeps one that is for all', () => {
    const both = category(true, true)
    const chosen = { level: 1, dialect: 1, item: 1 }
    expect(choose(both, chosen, { level: 2 })).toEqual({ level: 2, dialect: 1, item: null })
    expect(choose(both, { ...chosen, item: 4 }, { level: 2 })).toEqual({ level: 2, dialect: 1, item: 4 })
  })
})
