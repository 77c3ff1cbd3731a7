import { expect, it } from 'vitest'
import { chooseFiles } from './file-choice.ts'
import { sizeText } from './size-text.ts'

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name)
const limits = { max: 2, maxBytes: 1000 }

it('files that fit are kept after those before', () => {
  const before = [file('a.pdf', 1)]
  const { files, refusals } = chooseFiles(before, [file('b.pdf', 1000)], limits)
  expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
  expect(refusals).toEqual([])
})

it('each file that is too big or empty is refused by its name', () => {
  const { files, refusals } = chooseFiles([], [file('big.pdf', 1001), file('none.pdf', 0)], limits)
  expect(files).toEqual([])
  expect(refusals).toEqual(['「big.pdf」有 1001 位元組，上限是 1000 位元組', '「none.pdf」是空的檔案'])
})

it('more than there may be are told, not dropped in silence', () => {
  const { files, refusals } = chooseFiles([file('a', 1)], [file('b', 1), file('c', 1)], limits)
  expect(files).toHaveLength(2)
  expect(refusals).toEqual(['最多 2 個檔案，多的 1 個沒有加入'])
})

it('the only file there may be is replaced by another', () => {
  const { files, refusals } = chooseFiles([file('a', 1)], [file('b', 1)], { ...limits, max: 1 })
  expect(files.map(({ name }) => name)).toEqual(['b'])
  expect(refusals).toEqual([])
})

it('sizes are said as a file manager does', () => {
  expect([0, 2048, 1024 * 1024, 3.44 * 1024 * 1024, 50 * 1024 * 1024].map(sizeText)).toEqual([
    '0 位元組',
    '2 KB',
    '1 MB',
    '3.4 MB',
    '50 MB',
  ])
})
