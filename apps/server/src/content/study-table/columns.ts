import type { StudyKindName } from '@hakka/contract/constants'
import type { Column } from '../../domain/import/columns.ts'

/** The two files of an import, as its form names them. */
export const TABLE_FILES = ['items_file', 'words_file'] as const
export type TableFile = (typeof TABLE_FILES)[number]

const column = (id: string, title: string, ...examples: Column['examples']): Column => ({
  id,
  title,
  examples,
})
const needed = (...own: Parameters<typeof column>): Column => ({ ...column(...own), isNeeded: true })

/** No theme of a site: a template's lines are refused by it. */
export const EXAMPLE_THEME = '範例主題'

const theme = [needed('level_no', '級別', '1'), needed('category_name', '主題', EXAMPLE_THEME)]
const dialect = needed('dialect_id', '腔調', '四縣')
const sound = [column('audio', '聲音', ''), column('synthetic', '合成語音', '')]
const said = [
  needed('hakka', '客語', '你好，食飽吂？', '食飽了，恁仔細。'),
  needed('pinyin', '拼音', 'ngi11 ho31 siid5 bau31 mang11', 'siid5 bau31 le24 an31 zii31 se55'),
  needed('chinese', '華語', '你好，吃飽了嗎？', '吃飽了，謝謝。'),
  ...sound,
]
const word = [
  needed('word', '詞語', '食飽'),
  needed('pinyin', '拼音', 'siid5 bau31'),
  column('chinese', '華語', '吃飽'),
]

/** What a set of writing stands under. */
const set = [needed('category_name', '主題', EXAMPLE_THEME), dialect, needed('no', '題組編號', '1')]

/** What each table says, a row a sentence, a question, or a word of one. */
export const COLUMNS: Record<StudyKindName, Record<TableFile, readonly Column[]>> = {
  listening: {
    items_file: [
      ...theme,
      dialect,
      needed('dialog_no', '對話編號', '1'),
      needed('title', '標題', '食飽吂'),
      needed('title_pinyin', '標題拼音', 'siid5 bau31 mang11'),
      column('title_chinese', '標題華語', '吃飽了嗎'),
      needed('sentence_no', '句次', '1', '2'),
      needed('role_name', '角色', '阿姆', '阿公'),
      needed('role_pinyin', '角色拼音', 'a24 me24', 'a24 gung24'),
      column('role_chinese', '角色華語', '媽媽', '爺爺'),
      column('role_face', '角色造型', '媽媽', '阿公'),
      ...said,
    ],
    words_file: [
      ...theme,
      dialect,
      needed('dialog_no', '對話編號', '1'),
      needed('sentence_no', '句次', '1'),
      ...word,
    ],
  },
  speaking: {
    items_file: [
      ...theme,
      needed('subcategory_name', '子主題', '見面'),
      dialect,
      needed('no', '編號', '1', '2'),
      ...said,
    ],
    words_file: [...theme, dialect, needed('no', '編號', '1'), ...word],
  },
  // Of no level, and without words; numbers count within a subcategory.
  classroom_term: {
    items_file: [
      needed('category_name', '主題', EXAMPLE_THEME),
      needed('subcategory_name', '子主題', '上課'),
      dialect,
      needed('no', '編號', '1', '2'),
      ...said,
    ],
    words_file: [],
  },
  // Of no theme, and in all of its dialects; what is said once stands in the first row at least.
  reading: {
    items_file: [
      needed('no', '書號', '101'),
      needed('level_no', '級別', '1', ''),
      needed('type', '類型', '自編', ''),
      needed('chinese_title', '華語書名', '這是什麼？', ''),
      needed('author', '作者', '編輯室', ''),
      column('origin', '出處', '本站自編', ''),
      column('keyword', '關鍵字', '食物', ''),
      needed('published_year', '出版年', '2026', ''),
      column('cover', '封面', '/files/…', ''),
      column('music', '配樂', ''),
      dialect,
      needed('title', '書名', '這係麼个？', ''),
      needed('title_pinyin', '書名拼音', 'lia31 he55 ma31 ge55', ''),
      needed('page_no', '頁次', '1'),
      column('picture', '圖片', '/files/…', ''),
      needed('sentence_no', '句次', '1', '2'),
      needed('hakka', '客語', '這係書。', '這係雞卵湯。'),
      needed('pinyin', '拼音', 'lia31 he55 su24', 'lia31 he55 gie24 lon31 tong24'),
      needed('chinese', '華語', '這是書。', '這是蛋花湯。'),
      ...sound,
    ],
    words_file: [],
  },
  // A theme holds sets of several levels; the words are the bank that its gaps take from.
  writing: {
    items_file: [
      ...set,
      needed('level_no', '級別', '1', ''),
      needed('title', '標題', '𠊎愛食', ''),
      needed('title_pinyin', '標題拼音', 'ngai11 oi55 siid5', ''),
      column('title_chinese', '標題華語', '我要吃', ''),
      needed('question_no', '題次', '1', '2'),
      needed('kind', '題型', '填空', '寫短文'),
      needed('hakka', '客語', '𠊎愛①，毋愛②。', '你愛食麼个？'),
      needed('pinyin', '拼音', 'ngai11 oi55 siid5 fan55 m11 oi55 lim24 ca11', 'ngi11 oi55 siid5 ma31 ge55'),
      needed('chinese', '華語', '我要吃飯，不要喝茶。', '你要吃什麼？'),
      needed('answers', '答案', '①食飯／食麵 ②啉茶', ''),
      needed('hints', '提示', '', '先寫要吃什麼。\n再寫為什麼。'),
      column('pictures', '圖片', ''),
      needed('example', '範文', '', '𠊎愛食飯。'),
      needed('example_pinyin', '範文拼音', '', 'ngai11 oi55 siid5 fan55'),
      column('example_chinese', '範文華語', '', '我要吃飯。'),
    ],
    words_file: [
      ...set,
      needed('word', '詞語', '食飯', '食麵', '啉茶'),
      needed('pinyin', '拼音', 'siid5 fan55', 'siid5 mien55', 'lim24 ca11'),
      column('chinese', '華語', '吃飯', '吃麵', '喝茶'),
    ],
  },
}

/** How tables call the kinds of questions of a set. */
export const QUESTION_NAMES = { cloze: '填空', article: '寫短文' } as const
