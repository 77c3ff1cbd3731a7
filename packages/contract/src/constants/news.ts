/** Tabs have the name that is in their address. */
export const NEWS_CATEGORIES = [
  { id: 1, name: '未分類' },
  { id: 2, name: '快訊' },
  { id: 3, name: '公告' },
  { id: 4, name: '活動' },
] as const

export const NEWS_TABS = ['latest', 'announcement', 'global', 'school'] as const

export type NewsTab = (typeof NEWS_TABS)[number]

export const NEWS_PAGE_SIZE = 20

export const newsCategoryName = (id: number) => NEWS_CATEGORIES.find((own) => own.id === id)?.name ?? '未分類'
