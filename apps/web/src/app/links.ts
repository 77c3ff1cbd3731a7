/** Where the menus lead. A page that is not there yet stands in `soon.ts` as well. */
export const MENU = [
  { to: '/lesson/menu', label: '課程專區' },
  { to: '/self_study', label: '自主學習' },
  { to: '/events', label: '活動專區' },
  { to: '/download', label: '教材下載' },
  { to: '/classroom_term', label: '課室用語' },
  { to: '/news', label: '最新消息' },
] as const

/** A tool beside the menu: a sign in the header, a line in the lists. */
export const DICTIONARY = { to: '/dictionary', label: '客語辭典' } as const

/** Another tool beside the menu: a sign in the header where there is room, a line in the lists. */
export const SPEAKING_LAB = { to: '/speaking-lab', label: '口說練習室' } as const

export const FOOTER = [
  { to: '/about-us', label: '關於我們' },
  { to: '/terms', label: '服務條款' },
  { to: '/privacy', label: '隱私權政策' },
  { to: '/sitemap', label: '網站導覽' },
  { to: '/faq', label: '常見問題' },
  { to: '/feedback', label: '問題回報' },
] as const
