import { randomInt } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH } from '@hakka/contract/constants/school-class'

/** Six characters to be typed, none of which is taken for another. Somebody may have them already: ask for others then. */
export const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
