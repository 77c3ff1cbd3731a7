import type { GameWord } from './words.ts'

const NAMES = '一二三四五六七八九十甲乙丙丁戊己庚辛壬癸'

/** Words for the games under test: distinct in every form. */
export const someWords = (count: number): GameWord[] =>
  Array.from(NAMES.slice(0, count), (name, no) => ({
    no,
    hakka: name,
    pinyin: `ga${no}`,
    chinese: `意思${name}`,
    image: `${no}.webp`,
    audio: { url: `${no}.mp3` },
  }))
