import { expect, test } from 'vitest'
import { givenName } from './given-name.ts'

test.each([
  ['林詩涵', '詩涵'],
  ['歐陽子軒', '子軒'],
  ['古軒', '古軒'],
  ['學生甲', '學生甲'],
  ['Sayun Nomin', 'Sayun Nomin'],
])('%s is called %s', (name, given) => expect(givenName(name)).toBe(given))
