import { graphemes } from '@hakka/hakka/characters'

/** How many characters a reader sees: how the bounds of texts are counted. */
export const graphemeCount = (text: string): number => graphemes(text).length
