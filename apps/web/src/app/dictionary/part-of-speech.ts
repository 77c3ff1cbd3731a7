/** The dictionary's abbreviations, as pupils know them. */
const NAMES: Readonly<Record<string, string>> = {
  名: '名詞',
  動: '動詞',
  形: '形容詞',
  副: '副詞',
  代: '代詞',
  量: '量詞',
  連: '連詞',
  介: '介詞',
  助: '助詞',
  嘆: '嘆詞',
  擬: '擬聲詞',
  綴: '詞綴',
  諺: '諺語',
  外: '外來語',
}

/** 「名|動」 is 名詞、動詞; what is no abbreviation stays as it is. */
export const partOfSpeech = (short: string): string =>
  short
    .split(/[|、／/]/)
    .map((part) => NAMES[part.trim()] ?? part.trim())
    .filter((part) => part !== '')
    .join('、')
