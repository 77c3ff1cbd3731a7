import { expect, it } from 'vitest'
import { strengthOf } from './password-strength.ts'

it.each([
  ['', 'empty'],
  ['abc123', 'short'],
  ['aaaaaaaa', 'weak'],
  ['hakkahakka', 'weak'],
  ['tungblossom', 'weak'],
  ['tung1234', 'fair'],
  ['tung-blossom-89', 'strong'],
  ['山歌唱到天光光', 'short'],
  ['山歌緊唱到天光光毋會㪐', 'fair'],
])('%j is told as %s', (password, strength) => expect(strengthOf(password)).toBe(strength))
