/**
 * Characters that writers use for the same word, the Ministry's first: folding writes them all as that one. Only
 * spellings of one word; synonyms (摎 and 同) stay apart.
 */
const VARIANTS = [
  '𠊎厓涯捱偓',
  '个個箇',
  '毋唔',
  '佢渠',
  '麼么麽',
  '倈俫徠',
  '嫲嬤',
  '尞嫽',
  '㓾劏',
  '臺台',
  '裡裏',
  '著着',
  '為爲',
  '床牀',
  '群羣',
  '峰峯',
  '線綫',
  '溫温',
  '汙污',
  '粽糉',
  '灶竈',
  '館舘',
  '雞鷄',
  '腳脚',
  '煙烟',
  '繡綉',
  '廁厠',
  '韭韮',
  '蔥葱',
  '糧粮',
  '豬猪',
  '蝨虱',
  '鵝鵞',
  '癡痴',
  '眾衆',
  '鄰隣',
  '闊濶',
  '啟啓',
  '畫畵',
  '晒曬',
  '茶𣘻',
  '溼濕',
  '鹽塩',
  '鐵鉄',
  '體体',
  '飯飰',
  '針鍼',
  '喫吃',
] as const

const FOLDED = new Map(
  VARIANTS.flatMap((group) => {
    const [first = '', ...others] = Array.from(group)
    return others.map((other) => [other, first] as const)
  }),
)

const SPELLINGS = new Map(
  VARIANTS.flatMap((group) => Array.from(group).map((character) => [character, group] as const)),
)

/** Every character that folds as this one does, itself among them: `𠊎厓涯捱偓`. */
export const spellingsOf = (character: string): string => SPELLINGS.get(character) ?? character

/** What is neither letter, digit, combining mark nor the empty square that stands for a character not settled. */
const SKIPPED = /[^\p{L}\p{N}\p{M}\u25A1\u{20000}-\u{3FFFF}]+/gu

/**
 * A text as it is searched: variants as one character, no spaces, punctuation or brackets, full-width letters as
 * half-width ones, small. Two texts that fold alike are the same to who types them.
 * @example foldHakka('厓愛［食飯］！') === '𠊎愛食飯'
 */
export function foldHakka(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replace(SKIPPED, '')
  let folded = ''
  for (const character of plain) folded += FOLDED.get(character) ?? character
  return folded
}

/**
 * Each character of a folded text and each two that stand together, without repeats: an index of them finds keywords of
 * one and two characters as quickly as longer ones.
 */
export function gramsOf(folded: string): string[] {
  const grams = new Set<string>()
  let before = ''
  for (const character of folded) {
    grams.add(character)
    if (before) grams.add(before + character)
    before = character
  }
  return [...grams]
}

/** The grams that a text has to have for the keyword to stand in it; of one or two characters, they are enough. */
export function gramsToAsk(folded: string): string[] {
  const characters = Array.from(folded)
  if (characters.length <= 2) return [folded]
  return characters.slice(1).map((character, at) => characters[at] + character)
}
