interface Item {
  to: string
  title: string
  /** Who holds it sees the item; the server asks again behind every call. */
  permission: string
}

const SECTIONS: readonly { title: string; items: readonly Item[] }[] = [
  {
    title: '課程',
    items: [
      { to: '/admin/lessons', title: '課程管理', permission: 'lesson.edit' },
      { to: '/admin/lesson/module', title: '活動編輯', permission: 'lesson.module.edit' },
      { to: '/admin/modules/gallery', title: '模組類型', permission: 'lesson.module.edit' },
    ],
  },
  {
    title: '網站內容',
    items: [
      { to: '/admin/newses', title: '最新消息', permission: 'news.edit' },
      { to: '/admin/faq', title: '常見問題', permission: 'faq.edit' },
      { to: '/admin/guide', title: '使用說明', permission: 'guide.edit' },
      { to: '/admin/downloads', title: '教材下載', permission: 'download.edit' },
      { to: '/admin/feedbacks', title: '問題回報', permission: 'feedback edit' },
    ],
  },
  {
    title: '系統',
    items: [
      { to: '/admin/users', title: '使用者與權限', permission: 'user.role' },
      { to: '/admin/audit', title: '操作紀錄', permission: 'audit.view' },
    ],
  },
]

/** The side menu of somebody with these permissions; empty sections are left out. */
export const sectionsFor = (permissions: readonly string[]) =>
  SECTIONS.map(({ title, items }) => ({
    title,
    items: items
      .filter(({ permission }) => permissions.includes(permission))
      .map(({ to, title }) => ({ to, title })),
  })).filter(({ items }) => items.length > 0)
