import { graphemes } from '@hakka/hakka/characters'
import { foldHakka } from '@hakka/hakka/fold'
import type { Flag } from '@hakka/rooms/room'

/**
 * What nobody posts on a board before a class, in Mandarin and in Hakka, also by the sound that is typed for it. As it
 * is folded: spaces, punctuation and spellings between its characters hide nothing.
 */
const UNFIT = [
  // Mandarin, and what is typed for it.
  ...[
    '幹你',
    '幹妳',
    '幹他',
    '幹爆',
    '操你',
    '操妳',
    '草泥馬',
    '肏',
    '屌',
    '雞巴',
    '雞八',
    '機巴',
    '雞掰',
    '機掰',
  ],
  ...[
    '靠北',
    '靠杯',
    '哭爸',
    '靠腰',
    '三小',
    '啥小',
    '他媽的',
    '你媽的',
    '妳媽的',
    '媽的逼',
    '王八蛋',
    '混蛋',
    '賤人',
  ],
  ...[
    '婊子',
    '妓女',
    '破麻',
    '白痴',
    '智障',
    '腦殘',
    '低能',
    '去死',
    '去吃屎',
    '吃屎',
    '廢物',
    '垃圾人',
    '死胖子',
  ],
  ...[
    '死肥豬',
    '醜八怪',
    '娘炮',
    '死娘',
    '死gay',
    '人妖',
    '強姦',
    '性交',
    '做愛',
    '自慰',
    '打手槍',
    '陰莖',
    '陰道',
  ],
  ...[
    '奶子',
    '巨乳',
    '色情',
    'a片',
    '裸照',
    '嗑藥',
    '吸毒',
    '自殺',
    '殺了你',
    '死全家',
    '全家死光',
    '支那',
    '番仔',
  ],
  // Hakka.
  ...[
    '屌你',
    '屌佢',
    '屌毋',
    '𡳞',
    '膦棍',
    '膦',
    '膣',
    '膣㞘',
    '㞘',
    '短命仔',
    '短命種',
    '死絕',
    '夭壽',
    '發瘟',
    '打靶鬼',
  ],
  ...['死佬', '死賤', '絕代', '斷種', '食屎', '嬲毋', '嫽膣', '倒屎'],
  // By letters.
  ...[
    'fuck',
    'shit',
    'bitch',
    'asshole',
    'pussy',
    'nigger',
    'nigga',
    'faggot',
    '87分',
    '4ni',
    'ㄍㄋㄋ',
    'ㄍㄋㄇ',
    'ㄐㄅ',
  ],
] as const

const FOLDED = UNFIT.map(foldHakka)

/**
 * Whether a text is nothing for the board.
 * @param own the teacher's list
 */
export function isUnfit(text: string, own: readonly string[]): boolean {
  const folded = foldHakka(text)
  const listed = own.map(foldHakka).filter((word) => word !== '')
  return [...FOLDED, ...listed].some((word) => folded.includes(word))
}

/** One character again and again. */
const REPEATED = 5

/** Why the teacher may want to look at a text once more. */
export function flagsOf(text: string): Flag[] {
  const characters = graphemes(text)
  const runs = characters.some((_, at) => {
    const run = characters.slice(at, at + REPEATED)
    return run.length === REPEATED && new Set(run).size === 1
  })
  return runs ? ['repeated'] : []
}
