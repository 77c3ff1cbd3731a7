import { expect, it } from 'vitest'
import { widthOf } from './FitText.tsx'

it('a text takes as few lines of seven characters as it can, letters being half as wide', () => {
  expect(widthOf('狗仔')).toEqual({ ems: 2, lines: 1 })
  expect(widthOf('gieu1 e1')).toEqual({ ems: 4, lines: 1 })
  expect(widthOf('一種又甜又多汁的')).toEqual({ ems: 4, lines: 2 })
  expect(widthOf('果'.repeat(500))).toEqual({ ems: 7, lines: 5 })
  expect(widthOf('')).toEqual({ ems: 2, lines: 1 })
})
