import type { Column } from '../../domain/import/columns.ts'

/** Kinds of material that come by tables. */
export const TABLE_KINDS = ['listening', 'speaking', 'classroom_term'] as const
export type TableKind = (typeof TABLE_KINDS)[number]

/** The two files of an import, as its form names them. */
export const TABLE_FILES = ['items_file', 'words_file'] as const
export type TableFile = (typeof TABLE_FILES)[number]

const column = (id: string, title: string, example: string): Column => ({ id, title, example })
const needed = (id: string, title: string, example: string): Column => ({
  ...column(id, title, example),
  isNeeded: true,
})

const theme = [needed('level_no', '級別', '1'), needed('category_name', '主題', '打招呼')]
const dialect = needed('dialect_id', '腔調', '四縣')
const said = [
  needed('hakka', '客語', '你好，食飽吂？'),
  needed('pinyin', '拼音', 'ngi11 ho31 siid5 bau31 mang11'),
  needed('chinese', '華語', '你好，吃飽了嗎？'),
  column('audio', '聲音', ''),
  column('synthetic', '合成語音', ''),
]
const word = [
  needed('word', '詞語', '食飽'),
  needed('pinyin', '拼音', 'siid5 bau31'),
  column('chinese', '華語', '吃飽'),
]

/** What each table says, a row a sentence or a word of one. */
export const COLUMNS: Record<TableKind, Record<TableFile, readonly Column[]>> = {
  listening: {
    items_file: [
      ...theme,
      dialect,
      needed('dialog_no', '對話編號', '1'),
      needed('title', '標題', '食飽吂'),
      needed('title_pinyin', '標題拼音', 'siid5 bau31 mang11'),
      column('title_chinese', '標題華語', '吃飽了嗎'),
      needed('sentence_no', '句次', '1'),
      needed('role_name', '角色', '阿姆'),
      needed('role_pinyin', '角色拼音', 'a24 me24'),
      column('role_chinese', '角色華語', '媽媽'),
      column('role_face', '角色造型', '媽媽'),
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
      needed('no', '編號', '1'),
      ...said,
    ],
    words_file: [...theme, dialect, needed('no', '編號', '1'), ...word],
  },
  // Of no level, and without words; numbers count within a subcategory.
  classroom_term: {
    items_file: [
      needed('category_name', '主題', '上課、下課'),
      needed('subcategory_name', '子主題', '上課'),
      dialect,
      needed('no', '編號', '1'),
      ...said,
    ],
    words_file: [],
  },
}

/** How tables call the drawings that speak. */
export const FACE_NAMES = {
  boss: '老闆',
  mother: '媽媽',
  girl: '女孩',
  grandmother: '阿婆',
  boy: '男孩',
  teacher: '老師',
  grandfather: '阿公',
  father: '爸爸',
} as const
