import type { Column } from '../../domain/import/columns.ts'

const needed = { isNeeded: true } as const

const WORDS: readonly Column[] = [
  { id: 'hakka', title: '客語', ...needed, examples: ['阿公', '阿婆'] },
  { id: 'pinyin', title: '拼音', ...needed, examples: ['a24 gung24', 'a24 po11'] },
  { id: 'chinese', title: '華語', ...needed, examples: ['爺爺', '奶奶'] },
  { id: 'sentence', title: '例句', examples: ['阿公食飯。', ''] },
  { id: 'sentence_pinyin', title: '例句拼音', examples: ['a24 gung24 siid5 fan55', ''] },
  { id: 'sentence_chinese', title: '例句華語', examples: ['爺爺吃飯。', ''] },
]

const LINES: readonly Column[] = [
  { id: 'role', title: '角色', ...needed, examples: ['阿姆', '阿公'] },
  { id: 'role_pinyin', title: '角色拼音', examples: ['a24 me24', 'a24 gung24'] },
  { id: 'hakka', title: '客語', ...needed, examples: ['食飽吂？', '食飽了。'] },
  { id: 'pinyin', title: '拼音', ...needed, examples: ['siid5 bau31 mang11', 'siid5 bau31 le24'] },
  { id: 'chinese', title: '華語', ...needed, examples: ['吃飽了嗎？', '吃飽了。'] },
]

const QUESTIONS: readonly Column[] = [
  { id: 'no', title: '題號', ...needed, examples: ['1', '1'] },
  { id: 'question', title: '題目', ...needed, examples: ['「爺爺」的客語怎麼說？', ''] },
  { id: 'question_pinyin', title: '題目拼音', examples: ['', ''] },
  { id: 'option', title: '選項', ...needed, examples: ['阿公', '阿婆'] },
  { id: 'option_pinyin', title: '選項拼音', examples: ['a24 gung24', 'a24 po11'] },
  { id: 'correct', title: '正確', ...needed, examples: ['1', ''] },
  { id: 'analysis', title: '說明', examples: ['「阿公」是爺爺。', ''] },
]

/** The module types that a table may fill, and its columns. */
export const TABLE_COLUMNS: Readonly<Record<string, readonly Column[]>> = {
  word: WORDS,
  kid_vocabulary: WORDS,
  kid_ebook: LINES,
  practice: QUESTIONS,
}

/** Field of the form that the table comes in. */
export const TABLE_FILE = 'items_file'
