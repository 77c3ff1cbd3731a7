/** Words to begin with, in the two dialects that are scored. */
export const EXAMPLES: Readonly<Record<number, readonly { text: string; pinyin: string }[]>> = {
  1: [
    { text: '阿公', pinyin: 'a24 gung24' },
    { text: '西瓜', pinyin: 'xi24 gua24' },
    { text: '日頭', pinyin: 'ngid2 teu11' },
    { text: '恁仔細', pinyin: 'an31 zii31 se55' },
    { text: '來洗手', pinyin: 'loi11 se31 su31' },
    { text: '轉屋下', pinyin: 'zon31 vug2 ha24' },
  ],
  2: [
    { text: '阿公', pinyin: 'a33 gung53' },
    { text: '西瓜', pinyin: 'si53 gua53' },
    { text: '日頭', pinyin: 'ngid5 teu55' },
    { text: '青菜', pinyin: 'ciang53 coi11' },
    { text: '同學', pinyin: 'tung55 hog2' },
    { text: '月光', pinyin: 'ngied2 gong53' },
  ],
}
