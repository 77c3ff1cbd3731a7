/**
 * Initials by final: every syllable that a dialect of Taiwan has, without its tone; `-` is none. Read off the readings of
 * 教育部《臺灣客家語常用詞辭典》, all six dialects and the related words together.
 */
const INITIALS: Readonly<Record<string, string>> = {
  a: '- b bb c ch d f g h k l m n ng p rh s sh t v z zh',
  ab: '- c d f g h k l n ng rh s sh t z zh',
  ad: '- b bb c ch d f g h k l m n ng p rh s sh t v z zh',
  ag: '- b c ch d f g h k l m n p rh s sh t v z zh',
  ai: '- b c d f g h k l m n ng p rh s t v z',
  ainn: 'h k p',
  am: '- c d f g h k l n ng rh s sh t z zh',
  an: '- b bb c ch d f g h k l m n ng p rh s sh t v z zh',
  ang: '- b bb c ch d f g h k l m n ng p rh s sh t v z zh',
  ann: '- h k',
  au: '- b c ch d g h k l m n ng p rh s sh t z zh',
  e: 'bb b c ch d - f g h k l m n p rh s sh t v z zh',
  eb: 'd g h k l s t z zh',
  ed: 'bb b c ch d - f h k l m n p rh s sh t v z zh',
  ee: 'd',
  eeb: 'h l t',
  eed: 'b ch d n rh t',
  eem: 'd h n t',
  een: 'b d - g h l n p t',
  eeu: 'd l n t',
  em: 'c d - h k l n s z',
  en: 'b c ch d - f g h k l m n p rh s sh t z zh',
  er: '-',
  eu: 'b c ch d - f g h k l m n ng p rh s sh t z zh',
  i: 'bb b ch c d f g h - j k l m ng n p q rh sh s t v x zh z',
  ia: 'bb b c d g h - j k l m ng p q rh s x z',
  iab: 'c d g h - j k l ng q rh sh s t x zh z',
  iad: 'g h - k ng',
  iag: 'b c d g h - j k l ng p q s x z',
  iai: 'g -',
  iam: 'c d g h - j k l ng n q rh sh s t x zh z',
  ian: 'g h - k ng',
  iang: 'b c d g - j k l m ng p q rh s x z',
  iann: 's',
  iau: 'b c d g h - j k l m ng n p q rh s t x z',
  ib: 'c g h - j k l ng q rh sh s x zh z',
  id: 'bb b ch c d f g - j k l ng n p q rh sh s t v x zh z',
  ie: 'g - k ng rh',
  ieb: 'g k',
  ied: 'bb b c d f g h - j k l m ng p q sh s t x z',
  iem: 'g k ng',
  ien: 'bb b c d f g h - j k l m ng p q rh s t v x z',
  ieu: 'g h - k ng',
  ii: 'c s z',
  iib: 's z',
  iid: 'c s z',
  iim: 'c s z',
  iin: 'c s z',
  im: 'ch c d g h - j k l ng q rh sh s x zh z',
  in: 'bb b ch c d f g h - j k l m ng p q rh sh s t v x zh z',
  inn: 'c g - p',
  io: 'b ch c d g h - k l m ng p q rh sh s zh z',
  iod: 'j z',
  iog: 'c d g h - j l ng p q rh s x z',
  ioi: 'c k',
  ion: 'c l ng q',
  iong: 'b c d g h - j k l m ng p q rh s t x z',
  iu: 'b ch c d g h - j k l ng n p q rh sh s t x zh z',
  iud: 'k',
  iug: 'c g h - j k l ng q rh s x z',
  iui: '- rh',
  iun: 'g h - k ng rh',
  iung: 'ch c g h - j k l ng q rh s t x z',
  m: 'h -',
  n: 'h -',
  ng: 'g -',
  o: 'bb b ch c d f g h k l m ng n - p rh s t v z',
  od: 'b c d g h k l - sh s t zh z',
  og: 'b ch c d f g h k l m ng n - p rh sh s t v zh z',
  oi: 'bb b ch c d f g h k l m ng - p sh s t v zh z',
  on: 'ch c d f g h k l n - p sh s t v zh z',
  ong: 'bb b ch c d f g h k l m ng n - p rh sh s t v zh z',
  onn: 'h',
  oo: 'bb b ch c d f g h k l - p sh s t zh z',
  u: 'bb b ch c d f g k l m ng n p rh sh s t v zh z',
  ua: 'g k ng s -',
  uad: 'g k',
  uag: 'g k',
  uai: 'g k ng -',
  uainn: '-',
  uan: 'g k ng zh',
  uang: 'g',
  ud: 'bb b ch c d f g k l m p sh s t v z',
  ue: 'bb b c f p',
  ued: 'g',
  uen: 'g k',
  ug: 'b ch c d f g k l m n p rh sh s t v zh z',
  ui: 'bb b ch c d f g k l m ng n p rh sh s t v zh z',
  un: 'bb b ch c d f g k l m ng n p rh sh s t v zh z',
  ung: 'bb b ch c d f g k l m n p rh s t v zh z',
}

/** The letters of every known syllable: `ngai`, `hog`, `m`. */
export const SYLLABLES: ReadonlySet<string> = new Set(
  Object.entries(INITIALS).flatMap(([final, initials]) =>
    initials.split(' ').map((initial) => (initial === '-' ? final : initial + final)),
  ),
)

/** Letters of the longest syllable, `chuang`. */
export const SYLLABLE_MAX = 6

/** Longest first, so that `zh` is not taken for `z`. */
const INITIAL = /^(?:ng|zh|ch|sh|rh|bb|[bpmfvdtnlgkhjqxzcsr])(?=[a-z])/

/** A syllable's two halves: `ngai` is `ng` and `ai`; a syllabic nasal is all final. */
export function halves(letters: string): { initial: string; final: string } {
  const initial = letters === 'ng' ? '' : (INITIAL.exec(letters)?.[0] ?? '')
  return { initial, final: letters.slice(initial.length) }
}

const FINALS = new Set(Object.keys(INITIALS))

/** Whether letters could be a syllable: no dialect has `nin`, but who mishears `ngin` types it. */
export function isSyllableLike(letters: string): boolean {
  return FINALS.has(halves(letters).final)
}
