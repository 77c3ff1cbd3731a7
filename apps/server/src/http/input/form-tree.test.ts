import { describe, expect, test } from 'vitest'
import { FormTree } from './form-tree.ts'

function treeOf(...fields: [string, unknown][]) {
  const tree = new FormTree()
  for (const [name, value] of fields) tree.add(name, value)
  return tree.value()
}

describe('FormTree', () => {
  test('brackets are nested values, numbers are places in a list', () => {
    const value = treeOf(
      ['content', '文字'],
      ['dialects[1]', '2'],
      ['dialects[0]', '1'],
      ['screenshots[0][file]', 'a'],
      ['screenshots[0][description]', '圖'],
      ['types[]', 'text'],
      ['types[]', 'sound'],
    )
    expect(value).toEqual({
      content: '文字',
      dialects: ['1', '2'],
      screenshots: [{ file: 'a', description: '圖' }],
      types: ['text', 'sound'],
    })
  })

  test('of a name that comes twice the last value counts', () => {
    expect(treeOf(['shown', '0'], ['shown', '1'])).toEqual({ shown: '1' })
  })

  test.each([
    '__proto__',
    'a[__proto__][b]',
    'a[constructor]',
    'prototype[x]',
    'a[0][1][2][3]',
    'a[',
    '[a]',
    '',
    'a[0]b',
    'a'.repeat(65),
  ])('the name %s is refused', (name) => {
    expect(() => treeOf([name, '1'])).toThrow('客戶端錯誤，請檢查您的請求')
    expect(Object.prototype).not.toHaveProperty('b')
  })

  test.each([
    [
      ['a', '1'],
      ['a[b]', '2'],
    ] as const,
    [
      ['a[b]', '1'],
      ['a', '2'],
    ] as const,
  ])('a name can’t be a value and hold others: %j, %j', (first, second) => {
    expect(() => treeOf([...first], [...second])).toThrow('客戶端錯誤')
  })

  test('more fields than any form has are refused', () => {
    expect(() => treeOf(...Array.from({ length: 501 }, (): [string, string] => ['a[]', '1']))).toThrow()
  })
})
