import { SOON } from '../../apps/web/src/app/soon.ts'
import type { Role } from './logins.ts'

export interface Route {
  path: string
  /** Who has to be logged in to see it; nobody where it says none. */
  role?: Role
  /** Of the document; 200 where it says none. */
  status?: number
}

export const LESSON = '/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=1'

const PRINT = '/lesson/print?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=1'

/** Pages that stand, one of each kind. */
export const BUILT: readonly Route[] = [
  { path: '/' },
  { path: '/lesson/menu' },
  { path: '/lesson/menu?level_no=1' },
  { path: '/lesson/menu?level_no=5' },
  { path: '/lesson/menu?level_no=1&step_no=1&semester_no=1' },
  { path: '/lesson/menu?level_no=4&step_no=7&semester_no=1&dialect_id=3&type_no=2' },
  { path: LESSON },
  { path: PRINT },
  { path: `${PRINT}&what=worksheet` },
  {
    path: '/teaching-material/junior/basic/detail?step=1&semester=1&lesson=1&dialect=1&view_mode=slide&mod=3',
  },
  { path: '/email/verify', role: 'teacher' },
  { path: '/email/verify?token=of-no-mail' },
  { path: '/download' },
  { path: '/download?target=teacher_book' },
  { path: '/download?category_id=2&level_no=1&dialect_id=1' },
  { path: '/download?category_id=4' },
  { path: '/download?category_id=5' },
  { path: '/download?category_id=9', status: 404 },
  { path: '/self_study' },
  { path: '/self_study/listening/menu?level_no=1' },
  { path: '/self_study/listening?level_no=1&dialect_id=1' },
  { path: '/self_study/listening?level_no=1&dialect_id=5' },
  { path: '/self_study/writing?level_no=1&dialect_id=1' },
  { path: '/self_study/reading/menu' },
  { path: '/self_study/reading/menu?keyword=沒有這本&level_no=2' },
  { path: '/self_study/reading/9999999', status: 404 },
  { path: '/self_study/assessments' },
  { path: '/speaking-lab' },
  { path: '/speaking-lab?dialect_id=2&text=阿公&pinyin=a33%20gung53' },
  { path: '/speaking-lab?dialect_id=5&text=阿公&pinyin=這不是' },
  { path: '/self_study/assessments?step_no=10&semester_no=2&dialect_id=5' },
  { path: '/dictionary' },
  { path: '/dictionary?keyword=飯' },
  { path: '/dictionary?keyword=沒有這個詞' },
  { path: '/dictionary/弓蕉?dialect_id=2' },
  { path: '/dictionary/沒有這個詞', status: 404 },
  { path: '/faq' },
  { path: '/faq?keyword=密碼' },
  { path: '/feedback' },
  { path: '/feedback?category=3&dialect_id=2' },
  { path: '/feedback/list' },
  { path: '/feedback/list?keyword=沒有這件' },
  { path: '/guide' },
  { path: '/about-us' },
  { path: '/level-description' },
  { path: '/login' },
  { path: '/login-done', role: 'student' },
  { path: '/news' },
  { path: '/news?page=2' },
  { path: '/news?tab=global' },
  { path: '/news?id=1' },
  { path: '/news?id=999999', status: 404 },
  { path: '/password/email' },
  { path: '/password/reset?token=of-no-mail' },
  { path: '/register' },
  { path: '/search' },
  { path: '/search?keyword=食飯' },
  { path: '/search?keyword=ngai&d=2&grade=primary&type=basic' },
  { path: '/search?keyword=沒有這個詞&d=3' },
  { path: '/terms' },
  { path: '/privacy' },
  { path: '/sitemap' },
  { path: '/my/dashboard', role: 'student' },
  { path: '/my/dashboard', role: 'editor' },
  { path: '/admin', role: 'admin' },
  { path: '/admin/audit', role: 'admin' },
  { path: '/admin/audit?days=7&keyword=x', role: 'admin' },
  { path: '/admin/faq', role: 'editor' },
  { path: '/admin/assessments', role: 'admin' },
  { path: '/admin/assessments?deleted=1', role: 'admin' },
  { path: '/admin/downloads', role: 'editor' },
  { path: '/admin/downloads?category_id=1&sort=no&direction=asc', role: 'editor' },
  { path: '/admin/downloads?deleted=1', role: 'editor' },
  { path: '/admin/downloads/category?id=3', role: 'editor' },
  { path: '/admin/downloads/edit', role: 'editor' },
  { path: '/admin/downloads/order?category_id=3', role: 'editor' },
  { path: '/admin/feedback/12', role: 'editor' },
  { path: '/admin/feedback/999999', role: 'editor', status: 404 },
  { path: '/admin/feedback/edit?id=12', role: 'editor' },
  { path: '/admin/feedbacks', role: 'editor' },
  { path: '/admin/feedbacks', role: 'student', status: 403 },
  { path: '/admin/guide', role: 'editor' },
  { path: '/admin/faq', role: 'student', status: 403 },
  { path: '/admin/jobs', role: 'admin' },
  { path: '/admin/jobs', role: 'editor', status: 403 },
  { path: '/admin/modules/gallery', role: 'editor' },
  { path: '/admin/news/edit', role: 'editor' },
  { path: '/admin/news/edit?id=1', role: 'editor' },
  { path: '/admin/news/edit?id=999999', role: 'editor', status: 404 },
  { path: '/admin/newses', role: 'editor' },
  { path: '/admin/newses?deleted=1', role: 'editor' },
  { path: '/admin/newses', role: 'student', status: 403 },
  { path: '/admin/modules/gallery/slido_postit', role: 'editor' },
  { path: '/admin/modules/gallery/no-such-type', role: 'editor', status: 404 },
  { path: '/admin/outbox', role: 'admin' },
  { path: '/admin/outbox?keyword=z', role: 'admin' },
  { path: '/admin/outbox/20200101T000000000Z-00000000', role: 'admin', status: 404 },
  { path: '/admin/outbox', role: 'editor', status: 403 },
  { path: '/admin/users', role: 'admin' },
  { path: '/admin/users?role=pending', role: 'admin' },
  { path: '/admin/users/1', role: 'admin' },
  { path: '/admin/users/999999', role: 'admin', status: 404 },
  { path: '/admin/users', role: 'editor', status: 403 },
  { path: '/admin', role: 'student', status: 403 },
  { path: '/admin/modules/gallery/word', role: 'student', status: 403 },
  { path: '/my/profile', role: 'student' },
  { path: '/my/account/edit', role: 'teacher' },
  { path: '/my/study-history', role: 'student' },
  { path: '/no-such-page', status: 404 },
  { path: '/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=12', status: 404 },
]

export const SOON_ROUTES: readonly Route[] = SOON.map(({ path }) => ({ path }))

/** Every route of the site that answers a page. */
export const ROUTES: readonly Route[] = [...BUILT, ...SOON_ROUTES]

/** A test's title for it. */
export const titleOf = ({ path, role }: Route) => (role ? `${path} (${role})` : path)
