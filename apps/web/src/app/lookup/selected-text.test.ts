import { DICTIONARY } from '@hakka/contract/constants'
import { expect, it } from 'vitest'
import { lookupText } from './selected-text.ts'

it('line ends and outer spaces go, inner spaces stay', () => {
  expect(lookupText('  火焰\n蟲\r\n ')).toBe('火焰蟲')
  expect(lookupText('食\u2028飯')).toBe('食飯')
  expect(lookupText('𠊎 愛')).toBe('𠊎 愛')
  expect(lookupText('佢係\uD840')).toBe('佢係')
})

it('what has nothing to look up is empty', () => {
  for (const nothing of ['', ' \n\t ', '\u0000\u0007']) expect(lookupText(nothing)).toBe('')
})

it('a long text is cut by characters as a reader counts them', () => {
  const cut = lookupText('𠊎'.repeat(10_000))
  expect(Array.from(cut)).toHaveLength(DICTIONARY.lookup_text)
  expect(cut.endsWith('𠊎')).toBe(true)
})
