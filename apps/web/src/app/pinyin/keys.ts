import { KEYPAD } from '@hakka/contract/constants'
import { graphemes } from '@hakka/hakka/characters'

export interface Key {
  text: string
  /** What a screen reader says: a mark alone is often read as nothing. */
  name: string
}

const TONE_NAMES = ['斜上', '倒尖', '斜下', '尖', '加號']
const FULL_NAMES = [
  '逗號',
  '句號',
  '頓號',
  '分號',
  '冒號',
  '問號',
  '驚嘆號',
  '左引號',
  '右引號',
  '左雙引號',
  '右雙引號',
  '左括號',
  '右括號',
]
const HALF_NAMES = ['逗號', '句點', '分號', '冒號', '問號', '驚嘆號', '雙引號', '單引號', '左括號', '右括號']

const named = (keys: readonly string[], names: readonly string[], before: string): Key[] =>
  keys.map((text, at) => ({ text, name: `${text} ${before}${names[at] ?? ''}` }))

/** The keypad's groups. */
export const KEY_GROUPS: readonly { label: string; keys: readonly Key[] }[] = [
  { label: '聲調', keys: named(KEYPAD.tones, TONE_NAMES, '調號') },
  { label: '全形標點', keys: named(KEYPAD.full, FULL_NAMES, '全形') },
  { label: '半形標點', keys: named(KEYPAD.half, HALF_NAMES, '半形') },
]

/** How many code units the character before a place has: `𠊎` goes as a whole. */
export const unitsBefore = (text: string, at: number): number =>
  graphemes(text.slice(0, at)).at(-1)?.length ?? 0
