/** What editors call the lists and fields of modules; what has no name here is passed over. */
const NAMES: Readonly<Record<string, string>> = {
  words: '語詞',
  sentences: '句子',
  sentence: '例句',
  patterns: '句型',
  questions: '題目',
  question: '題目',
  items: '項目',
  terms: '語詞',
  groups: '組',
  categories: '分類',
  layers: '層',
  videos: '影片',
  video_urls: '影片',
  video: '影片',
  poster: '封面圖',
  images: '圖片',
  background_image: '背景圖',
  alt: '圖片的說明',
  captions: '字幕',
  start: '開始的時間',
  end: '結束的時間',
  reactable_options: '選項',
  options: '選項',
  is_correct: '正確答案',
  interactive_flg: '挖空',
  relations: '關係',
  from: '從哪個詞',
  to: '到哪個詞',
  role: '角色',
  name: '名稱',
  topic: '主題',
  hakka: '客語',
  hakka_hover: '滑過時的字',
  pinyin: '拼音',
  pinyin_hover: '滑過時的拼音',
  chinese: '華語',
  title: '標題',
  title_memo: '標題備註',
  memo: '備註',
  description: '說明',
  text: '文字',
  top: '上面',
  top_show: '上面先寫好',
  middle: '線上',
  middle_show: '線上先寫好',
  bottom: '下面',
  bottom_show: '下面先寫好',
  up: '上面的路牌',
  left: '左面的路牌',
  right: '右面的路牌',
  down: '下面的路牌',
  answer: '對的路',
  form: '路牌上寫',
  reactable: '讓學生放',
  enable_free_input: '自由便利貼',
  hakka_question_text: '客語句子',
  chinese_question_text: '華語翻譯',
  sentence_no: '答案在哪一句',
  sentence_pattern_text: '句型',
  sentence_pattern_pinyin: '句型的拼音',
  sentence_pattern_chinese: '句型的華語',
  sentence_pattern_display_text: '畫面上的句型',
  image: '圖片',
  audio: '聲音',
  sound: '聲音',
  audioUrl: '聲音',
  analysis: '解析',
}

const partsOf = (path: string): string[] =>
  path
    .replace(/^\$/, '')
    .split(/[.[\]]+/)
    .filter(Boolean)

/** What is counted in lists, by their key: 題, 個答案; of those whose items have names, the names by theirs. */
export type Counted = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/**
 * Where in a module something stands, for its editor: `.words[2].text.pinyin` → 第 3 個語詞・拼音.
 * @param counted as the type has it; without one things are counted as most types do
 */
export function whereOf(path: string | readonly PropertyKey[], counted: Counted | undefined): string {
  const said: string[] = []
  let list = ''
  for (const part of typeof path === 'string' ? partsOf(path) : path) {
    if (isNumber(part)) {
      said.push(itemOf(list, Number(part), counted?.[list] ?? `個${NAMES[list] ?? ''}`))
      list = ''
      continue
    }
    if (list) said.push(NAMES[list] ?? '')
    list = part === 'text' && path.length > 0 ? '' : String(part)
  }
  return [...said, NAMES[list] ?? ''].filter(Boolean).join('・')
}

function itemOf(list: string, key: number, counted: Counted[string]): string {
  if (typeof counted !== 'string') return counted[key] ?? ''
  // Lines of a film are told apart by a number of their own, from 1 on.
  return `第 ${list === 'captions' ? key : key + 1} ${counted}`
}

const isNumber = (part: PropertyKey): boolean =>
  typeof part === 'number' || (typeof part === 'string' && /^\d+$/.test(part))
