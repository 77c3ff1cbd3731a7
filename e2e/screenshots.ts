/**
 * `npm run screenshots`: takes every page as its reader sees it, at three widths, into docs/screenshots/. It starts
 * a site of its own with the demo content.
 */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LessonModule } from '@hakka/contract/lesson'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { boardsOf } from './support/answers.ts'
import { chromiumLaunch, reader } from './support/chromium.ts'
import { fetchLesson, firstOf, lessonPath } from './support/lesson.ts'
import { loginFile, type Role, saveLogins } from './support/logins.ts'
import { findModule, MODULE_TYPES } from './support/module-types.ts'
import { onOnePage, openAssistant } from './support/page.ts'
import { type Site, startSite } from './support/site.ts'
import { playUnranked, STAGES } from './support/stages.ts'

const FOLDER = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))
/** A phone, a tablet and a notebook. */
const SCREENS = [
  { width: 390, height: 844, isMobile: true, hasTouch: true },
  { width: 820, height: 1180, isMobile: true, hasTouch: true },
  { width: 1440, height: 900, isMobile: false, hasTouch: false },
]
const QUALITY = 82

interface Shot {
  name: string
  path: string
  role?: Role
  /** Brings the page into the state to be seen. */
  act?(page: Page): Promise<unknown>
}

/** Makes the screen as high as the page: what keeps to its lower edge stands at the end. */
async function stretch(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  await page.setViewportSize({
    width,
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  })
}

const PAGES: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/lesson/menu' },
  { name: 'menu-level', path: '/lesson/menu?level_no=1' },
  { name: 'menu-unit', path: '/lesson/menu?level_no=1&step_no=1&semester_no=1' },
  { name: 'lesson-missing-dialect', path: lessonPath({ step: 3, dialect: 4 }) },
  {
    name: 'lesson-one-page',
    path: lessonPath({ mod: 3 }),
    act: onOnePage,
  },
  {
    name: 'lesson-assistant',
    path: lessonPath({ mod: 5 }),
    role: 'student',
    act: openAssistant,
  },
  {
    name: 'lesson-projector',
    path: lessonPath({ mod: 3 }),
    async act(page) {
      await openAssistant(page)
      await page.getByRole('switch', { name: '投影模式' }).click()
      const close = page.getByRole('button', { name: /^(收起學習小幫手|關閉)$/ })
      if (await close.isVisible()) await close.click()
    },
  },
  {
    name: 'teaching-material',
    path: '/teaching-material/junior/basic/detail?step=1&semester=1&lesson=1&dialect=1&view_mode=slide&mod=3',
  },
  { name: 'login', path: '/login' },
  { name: 'password-email', path: '/password/email' },
  { name: 'register', path: '/register' },
  { name: 'email-verify', path: '/email/verify', role: 'teacher' },
  { name: 'news', path: '/news' },
  { name: 'news-item', path: '/news?id=1' },
  { name: 'download', path: '/download' },
  { name: 'download-category', path: '/download?category_id=2&level_no=1&dialect_id=1' },
  { name: 'assessments', path: '/self_study/assessments' },
  { name: 'self-study', path: '/self_study', role: 'student' },
  { name: 'classroom-term', path: '/classroom_term' },
  { name: 'classroom-term-list', path: '/classroom_term/list?dialect_id=1' },
  { name: 'classroom-term-wall', path: '/classroom_term/list?dialect_id=1&wall=1' },
  { name: 'self-study-visitor', path: '/self_study' },
  { name: 'speaking-menu', path: '/self_study/speaking/menu?level_no=1' },
  { name: 'ai-judging', path: '/self_study/ai_judging?level_no=1&dialect_id=1' },
  {
    name: 'reading-book',
    path: '/self_study/reading/menu',
    async act(page) {
      await page
        .getByRole('link')
        .filter({ hasText: /\d+ 頁/ })
        .first()
        .click()
      await page.getByText('第 1 / 8 頁', { exact: true }).waitFor()
    },
  },
  { name: 'my-compositions', path: '/my/writing-composition', role: 'student' },
  { name: 'speaking', path: '/self_study/speaking?level_no=1&dialect_id=1' },
  { name: 'reading-menu', path: '/self_study/reading/menu' },
  { name: 'writing', path: '/self_study/writing?level_no=1&dialect_id=1' },
  { name: 'listening-menu', path: '/self_study/listening/menu?level_no=1' },
  { name: 'listening', path: '/self_study/listening?level_no=1&dialect_id=1', act: stretch },
  {
    name: 'listening-text',
    path: '/self_study/listening?level_no=1&dialect_id=1',
    async act(page) {
      await page.getByRole('switch', { name: '看字' }).click()
      await stretch(page)
    },
  },
  {
    name: 'listening-check',
    path: '/self_study/listening?level_no=1&dialect_id=1',
    async act(page) {
      await page.getByRole('button', { name: '小測驗' }).click()
      await page.getByText('第 1 / 3 題').waitFor()
    },
  },
  { name: 'dictionary', path: '/dictionary' },
  { name: 'dictionary-list', path: '/dictionary?keyword=飯' },
  { name: 'dictionary-word', path: '/dictionary/弓蕉' },
  { name: 'dictionary-no-word', path: '/dictionary/阿公食弓蕉' },
  {
    name: 'lookup',
    path: lessonPath({ mod: 3 }),
    async act(page) {
      await page.keyboard.press('Alt+w')
      await page.getByRole('textbox', { name: '要查的詞' }).fill('弓蕉')
      await page.keyboard.press('Enter')
      await page
        .getByRole('link', { name: /看六腔讀音與完整詞條/ })
        .first()
        .waitFor()
    },
  },
  { name: 'faq', path: '/faq' },
  { name: 'guide', path: '/guide' },
  { name: 'about-us', path: '/about-us' },
  { name: 'level-description', path: '/level-description' },
  { name: 'feedback', path: '/feedback' },
  { name: 'feedback-list', path: '/feedback/list' },
  { name: 'my-dashboard', path: '/my/dashboard', role: 'student' },
  { name: 'my-study-history', path: '/my/study-history', role: 'student' },
  { name: 'my-event-history', path: '/my/event-history', role: 'student' },
  { name: 'my-profile', path: '/my/profile', role: 'student' },
  { name: 'my-class', path: '/my/learning-class', role: 'student' },
  { name: 'my-child', path: '/my/child', role: 'parent' },
  { name: 'teaching-dashboard', path: '/my/dashboard', role: 'teacher' },
  { name: 'teaching-class', path: '/my/teaching-class', role: 'teacher' },
  { name: 'class-students', path: '/my/teaching-class/students?class_id=1', role: 'teacher' },
  { name: 'class-assignments', path: '/my/teaching-class/assignments?class_id=1', role: 'teacher' },
  { name: 'class-report', path: '/my/teaching-class/report?id=1', role: 'teacher' },
  { name: 'class-report-items', path: '/my/teaching-class/report?id=1&tab=items', role: 'teacher' },
  { name: 'class-competitions', path: '/my/teaching-class/competitions?class_id=1', role: 'teacher' },
  { name: 'competition-form', path: '/my/teaching-class/competition/form?class_id=1', role: 'teacher' },
  { name: 'competition', path: '/event/competition?id=1', role: 'teacher' },
  { name: 'my-account', path: '/my/account/edit', role: 'teacher' },
  { name: 'speaking-lab', path: '/speaking-lab' },
  { name: 'speaking-lab-word', path: '/speaking-lab?dialect_id=1&text=阿公&pinyin=a24%20gung24' },
  { name: 'search', path: '/search' },
  { name: 'search-found', path: '/search?keyword=食飯' },
  { name: 'search-none', path: '/search?keyword=沒有這個詞' },
  {
    name: 'search-keypad',
    path: '/search?keyword=ngai',
    act: (page) => page.getByRole('button', { name: '拼音鍵盤' }).click(),
  },
  { name: 'events', path: '/events' },
  { name: 'event-entry', path: '/event/game?id=1' },
  { name: 'event-voice-trail', path: '/event/game?id=1', act: playUnranked },
  { name: 'event-sentence-steps', path: '/event/game?id=8', act: playUnranked },
  { name: 'event-chef', path: '/event/game?id=4', act: playUnranked },
  { name: 'event-windows', path: '/event/game?id=9', act: playUnranked },
  { name: 'event-song-trail', path: '/event/game?id=7', act: playUnranked },
  ...STAGES,
  { name: 'coming-soon', path: '/lesson-plan' },
  { name: 'sitemap', path: '/sitemap' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'admin', path: '/admin', role: 'admin' },
  { name: 'admin-lessons', path: '/admin/lessons?dialect_id=1', role: 'editor' },
  { name: 'admin-lesson', path: '/admin/lesson/edit?id=1', role: 'editor' },
  { name: 'admin-module', path: '/admin/lesson/module?lesson_id=1&module_id=3', role: 'editor' },
  { name: 'admin-fetch', path: '/admin/lessons/fetch', role: 'admin' },
  { name: 'join', path: '/join' },
  { name: 'admin-newses', path: '/admin/newses', role: 'editor' },
  { name: 'admin-news', path: '/admin/news/edit?id=1', role: 'editor' },
  { name: 'admin-faq', path: '/admin/faq', role: 'editor' },
  { name: 'admin-guide', path: '/admin/guide', role: 'editor' },
  { name: 'admin-downloads', path: '/admin/downloads', role: 'editor' },
  { name: 'admin-assessments', path: '/admin/assessments', role: 'admin' },
  { name: 'admin-feedbacks', path: '/admin/feedbacks', role: 'editor' },
  { name: 'admin-feedback', path: '/admin/feedback/edit?id=12', role: 'editor' },
  { name: 'admin-users', path: '/admin/users', role: 'admin' },
  { name: 'admin-audit', path: '/admin/audit', role: 'admin' },
  { name: 'admin-event', path: '/admin/event/edit?id=1', role: 'admin' },
  { name: 'admin-books', path: '/admin/self_study/reading', role: 'admin' },
  { name: 'admin-listening', path: '/admin/self_study/listening', role: 'editor' },
  { name: 'admin-dialogue', path: '/admin/self_study/listening/category/edit?c=1&d=1', role: 'editor' },
  { name: 'admin-import', path: '/admin/self_study/speaking/import', role: 'editor' },
  { name: 'admin-outbox', path: '/admin/outbox', role: 'admin' },
  { name: 'error-403', path: '/admin', role: 'student' },
  { name: 'error-404', path: '/no-such-page' },
]

/** Puts the first shown answers of a matching into their places, or each into the next one's. */
async function answer(page: Page, module: LessonModule, shift: number): Promise<void> {
  const inPool = await page
    .locator('[data-pool] [data-option]:visible')
    .evaluateAll((chips) => chips.map((chip) => Number(chip.getAttribute('data-option'))))
  const shown = (boardsOf(module)[0]?.right ?? []).filter(({ option }) => inPool.includes(option))
  for (const [index, { option }] of shown.entries()) {
    await page.locator(`[data-option="${option}"]:visible`).click()
    const area = shown[(index + shift) % shown.length]?.area ?? 0
    await page.locator(`[data-slot="${area}"]:visible`).click()
  }
  await page.locator('[data-submit]:visible').click()
}

/** A module of each type, and an exercise when it is judged and when it is done. */
async function modulesOf(browser: Browser, url: string): Promise<Shot[]> {
  const context = await browser.newContext({ baseURL: url })
  const lesson = await fetchLesson(context.request, lessonPath({}))
  const article = await fetchLesson(context.request, lessonPath({ step: 3, no: 3 }))
  const paths = new Map<string, string>()
  for (const type of MODULE_TYPES) paths.set(type, (await findModule(context.request, type)).path)
  await context.close()
  const { module, mod } = firstOf(lesson, 'matching')
  const states: Shot[] = [
    { name: 'lesson-matching-judged', path: lessonPath({ mod }), act: (page) => answer(page, module, 1) },
    { name: 'lesson-matching-done', path: lessonPath({ mod }), act: (page) => answer(page, module, 0) },
    {
      name: 'lesson-article-word',
      path: lessonPath({ step: 3, no: 3, mod: firstOf(article, 'article').mod }),
      async act(page) {
        await stretch(page)
        await page.locator('.ruby-word').nth(2).click()
      },
    },
  ]
  const room: Shot = {
    name: 'room-lobby',
    path: paths.get('slido_postit') ?? '',
    role: 'teacher',
    async act(page) {
      await page.locator('[data-launch]').click()
      const host = await page.getByRole('link', { name: '開啟主持頁面' }).getAttribute('href')
      await page.goto(host ?? '', { waitUntil: 'networkidle' })
    },
  }
  const types = MODULE_TYPES.map((type) => ({
    name: `lesson-${type}`,
    path: paths.get(type) ?? '',
    // What keeps to the screen's lower edge stands at the end, on one as high as the page.
    act: stretch,
  }))
  return [...types, ...states, room]
}

async function take(browser: Browser, site: Site, shot: Shot, screen: (typeof SCREENS)[number]) {
  const { width, height, ...kind } = screen
  const options: BrowserContextOptions = {
    ...reader,
    ...kind,
    viewport: { width, height },
    baseURL: site.url,
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...(shot.role ? { storageState: loginFile(site.folder, shot.role) } : {}),
  }
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(shot.path, { waitUntil: 'networkidle' })
  // Here no scrollbar takes the room that is kept for it.
  await page.addStyleTag({ content: 'html{scrollbar-gutter:auto!important}' })
  await shot.act?.(page)
  await page.waitForLoadState('networkidle')
  // Pictures below the fold load when they come near.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  await page.evaluate(() => window.scrollTo(0, 0))
  const image = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await sharp(image)
    .webp({ quality: QUALITY, effort: 5 })
    .toFile(join(FOLDER, `${shot.name}-${width}.webp`))
  await context.close()
}

const only = process.argv.slice(2)
await mkdir(FOLDER, { recursive: true })
const site = await startSite({ ownDatabase: false })
const browser = await chromium.launch(chromiumLaunch)
try {
  await saveLogins(site)
  const shots = [...PAGES, ...(await modulesOf(browser, site.url))]
  const wanted = only.length > 0 ? shots.filter(({ name }) => only.includes(name)) : shots
  if (only.length === 0) for (const file of await readdir(FOLDER)) await rm(join(FOLDER, file))
  for (const [index, shot] of wanted.entries()) {
    for (const screen of SCREENS) await take(browser, site, shot, screen)
    process.stdout.write(`畫面 ${index + 1} / ${wanted.length}：${shot.name}\n`)
  }
} finally {
  await browser.close()
  await site.stop()
}
