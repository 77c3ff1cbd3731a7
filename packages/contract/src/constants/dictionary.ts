/** Dictionary: characters of a text that is looked up, entries of a list's page, and bounds of its lists. */
export const DICTIONARY = {
  lookup_text: 200,
  /** Lines of an editor that are compared with it at once: more than any form has. */
  compared: 300,
  page_size: 30,
  derived: 300,
  suggestions: 8,
  quotes: 4,
} as const

/** A pause in typing of so long, then suggestions. */
export const PINYIN_PAUSE_MS = 300

/** What the keypad offers. */
export const KEYPAD = {
  tones: ['ˊ', 'ˇ', 'ˋ', '^', '+'],
  full: ['，', '。', '、', '；', '：', '？', '！', '「', '」', '『', '』', '（', '）'],
  half: [',', '.', ';', ':', '?', '!', '"', "'", '(', ')'],
} as const
