import type { MenuSection } from '@hakka/contract/admin'
import type { Permission } from '../../domain/account/permissions.ts'
import { holdsOne, STUDY_DESK } from '../../domain/account/study-permissions.ts'

/** What may wait for somebody behind an item of the menu. */
export type Waiting = 'feedback' | 'teachers' | 'mails' | 'jobs'

interface Entry {
  url: string
  icon: string
  title: string
  /** Who holds it sees the item; each call behind it asks again. */
  permission: Permission | readonly Permission[]
  /** Other pages that belong to it, by the beginning of their path. */
  also?: readonly string[]
  waiting?: Waiting
}

const SECTIONS: readonly { id: string; title: string; items: readonly Entry[] }[] = [
  {
    id: 'news',
    title: '消息',
    items: [
      {
        url: '/admin/newses',
        icon: 'newspaper',
        title: '最新消息',
        permission: 'news.edit',
        also: ['/admin/news'],
      },
    ],
  },
  {
    id: 'material',
    title: '教材',
    items: [
      {
        url: '/admin/lessons',
        icon: 'book-open',
        title: '課程管理',
        permission: ['lesson.edit', 'lesson.module.edit', 'lesson.publish'],
        also: ['/admin/lesson/edit', '/admin/lesson/info', '/admin/lesson/publish', '/admin/lesson/versions'],
      },
      {
        url: '/admin/lesson/module',
        icon: 'square-pen',
        title: '活動編輯',
        permission: 'lesson.module.edit',
      },
      {
        url: '/admin/modules/gallery',
        icon: 'shapes',
        title: '模組類型',
        permission: 'lesson.module.edit',
      },
      {
        url: '/admin/downloads',
        icon: 'download',
        title: '教材下載',
        permission: 'download.edit',
        also: ['/admin/download'],
      },
      {
        url: '/admin/assessments',
        icon: 'file-check',
        title: '學習評量',
        permission: 'assessment.upload',
      },
    ],
  },
  {
    id: 'self_study',
    title: '自主學習',
    items: [
      studyEntry('listening', 'headphones', '聽力'),
      studyEntry('speaking', 'mic', '口說'),
      studyEntry('reading', 'book-image', '閱讀'),
      studyEntry('writing', 'pencil', '寫作'),
      studyEntry('classroom_term', 'school', '課室用語'),
    ],
  },
  {
    id: 'event',
    title: '活動專區',
    items: [
      { url: '/admin/event', icon: 'trophy', title: '活動', permission: 'event.edit' },
      {
        url: '/admin/game_sets',
        icon: 'puzzle',
        title: '遊戲題庫',
        permission: 'event.edit',
        also: ['/admin/game_set'],
      },
    ],
  },
  {
    id: 'help',
    title: '說明',
    items: [
      { url: '/admin/faq', icon: 'circle-question-mark', title: '常見問題', permission: 'faq.edit' },
      { url: '/admin/guide', icon: 'book-marked', title: '使用說明', permission: 'guide.edit' },
    ],
  },
  {
    id: 'user',
    title: '使用者',
    items: [
      {
        url: '/admin/feedbacks',
        icon: 'message-square',
        title: '問題回報',
        permission: 'feedback edit',
        also: ['/admin/feedback'],
        waiting: 'feedback',
      },
      {
        url: '/admin/users',
        icon: 'users',
        title: '使用者與權限',
        permission: 'user.view',
        waiting: 'teachers',
      },
      { url: '/admin/game_rooms', icon: 'presentation', title: '課堂房間', permission: 'live.moderate' },
    ],
  },
  {
    id: 'system',
    title: '系統',
    items: [
      { url: '/admin/audit', icon: 'history', title: '操作紀錄', permission: 'audit.view' },
      { url: '/admin/outbox', icon: 'mail', title: '寄件匣', permission: 'audit.view', waiting: 'mails' },
      { url: '/admin/jobs', icon: 'cog', title: '背景工作', permission: 'audit.view', waiting: 'jobs' },
    ],
  },
]

function studyEntry(kind: keyof typeof STUDY_DESK, icon: string, title: string): Entry {
  return { url: `/admin/self_study/${kind}`, icon, title, permission: STUDY_DESK[kind] }
}

const within = (path: string, page: string) => path === page || path.startsWith(`${page}/`)

/**
 * The side menu of somebody with these permissions; empty sections are left out.
 * @param path of the page that is looked at; at most one item is active
 */
export function menuFor(
  permissions: ReadonlySet<string>,
  path: string,
  waiting: Partial<Record<Waiting, number>>,
): MenuSection[] {
  return SECTIONS.map(({ id, title, items }) => ({
    id,
    title,
    items: items
      .filter(({ permission }) => holdsOne({ permissions }, [permission].flat()))
      .map(({ url, icon, title, also = [], waiting: kind }) => ({
        url,
        method: 'GET' as const,
        icon,
        title,
        active: [url, ...also].some((page) => within(path, page)),
        waiting: kind ? (waiting[kind] ?? 0) : 0,
      })),
  })).filter(({ items }) => items.length > 0)
}
