import { z } from 'zod'
import { call } from '../call.ts'
import { BODY_BYTES, BOUNDS, NEWS_CATEGORIES, NEWS_TABS } from '../constants.ts'
import {
  deletedFields,
  deletedQuery,
  editedVersion,
  formKey,
  listAnswer,
  listQuery,
  restoreBody,
  revertBody,
  revisionAnswer,
  revisionQuery,
  revisionsAnswer,
} from '../desk.ts'
import { atMost, flag, id, int, moment } from '../shapes.ts'

const category = z.object({ id: z.number().int(), name: z.string() })

/** What every list of news tells of an item; `publish_date` is ISO 8601 in UTC. */
const head = z.object({
  id: z.number().int(),
  title: z.string(),
  publish_date: z.string(),
  category,
  category_id: z.number().int(),
  is_highlighted: flag,
  school_id: z.number().int().nullable(),
  school_name: z.string().nullable(),
})

export const newsItem = head.extend({
  /** The beginning as plain text. */
  excerpt: z.string(),
})
export type NewsItem = z.output<typeof newsItem>

const neighbour = z.object({ id: z.number().int(), title: z.string(), publish_date: z.string() })
export type NewsNeighbour = z.output<typeof neighbour>

export const newsDetail = head.extend({
  /** Sanitised HTML. */
  content: z.string(),
  excerpt: z.string(),
  /** The one before it in the list, and the one after. */
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
})
export type NewsDetail = z.output<typeof newsDetail>

const tab = z
  .string()
  .optional()
  .transform((text) => NEWS_TABS.find((own) => own === text) ?? 'latest')

const newsPage = z.object({
  newses: z.array(newsItem),
  tab: z.enum(NEWS_TABS),
  /** From 1; never past the last page. */
  page: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
})
export type NewsPage = z.output<typeof newsPage>

/** What a visitor can see of an item: nothing yet or any more, nothing before its time, all of it. */
const state = z.enum(['draft', 'scheduled', 'public'])
export type NewsState = z.output<typeof state>

const editedNews = head.extend({
  type: z.number().int(),
  content: z.string(),
  is_published: flag,
  state,
  version: z.number().int(),
  updated_at: z.string(),
  /** Who saved it last; empty where nobody of the desk has. */
  updated_by: z.string(),
})
export type EditedNews = z.output<typeof editedNews>

/** What is kept of each version. */
export const newsVersion = z.object({
  type: z.number().int(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  category_id: z.number().int(),
  is_published: flag,
  is_highlighted: flag,
  publish_date: z.string(),
  school_id: z.number().int().nullable(),
  school_name: z.string().nullable(),
})
export type NewsVersion = z.output<typeof newsVersion>

const deskRow = head.extend({
  is_published: flag,
  state,
  updated_at: z.string(),
  version: z.number().int(),
  ...deletedFields,
})
export type NewsDeskRow = z.output<typeof deskRow>

const NEWS_COLUMNS = ['publish_date', 'title', 'category_id', 'is_published', 'updated_at'] as const

/** Whether HTML holds a picture or a letter; the server looks again at what is left of it when it is sanitised. */
const saysSomething = (html: string) =>
  html.includes('<img') ||
  html.split('<').some((part, at) => (at === 0 ? part : part.slice(part.indexOf('>') + 1)).trim() !== '')

const fields = z.object({
  type: int(1, 32_767).default(1),
  title: z
    .string({ error: '請輸入公告標題' })
    .trim()
    .min(1, '請輸入公告標題')
    .refine(atMost(BOUNDS.title), `公告標題最多 ${BOUNDS.title} 個字`),
  content: z
    .string({ error: '請輸入公告內容' })
    .max(600_000, '公告內容太長，請縮短或分成幾則')
    .refine(saysSomething, '請輸入公告內容')
    .meta({ examples: ['<p>圖書館辦客語書展。</p>'] }),
  category_id: z.coerce
    .number<string | number>({ error: '請選擇公告類別' })
    .int('請選擇公告類別')
    .min(1, '請選擇公告類別')
    .max(NEWS_CATEGORIES.length, '請選擇公告類別'),
  is_published: int(0, 1).default(0),
  is_highlighted: int(0, 1).default(0),
  publish_date: moment('請選擇發布日期'),
  /** Left out of an update, the school stays; `null` or an empty text takes it away. */
  school_id: z.union([z.literal(''), id]).nullish(),
})
export type NewsFields = z.output<typeof fields>

const saved = z.object({ data: z.object({ id: z.number().int() }) })

export const newsCalls = {
  'GET /api/news/menu': call({
    summary: '所有公開消息，置頂在前，附全文；全文合計超過 2 MB 之後的，content 是開頭的一段',
    answer: z.object({
      title: z.string(),
      newses: z.array(
        newsItem.extend({
          type: z.number().int(),
          /** Sanitised HTML. */
          content: z.string(),
          /** 0: `content` is only its beginning, as all together would be too much; the detail has the whole. */
          is_whole: flag,
          is_published: flag,
        }),
      ),
    }),
  }),
  'GET /api/news/list': call({
    summary: '一頁公開消息，依分頁標籤',
    // An address that somebody typed shows the list all the same.
    query: z.object({ tab, page: int(1, 100_000).default(1).catch(1) }),
    answer: newsPage,
  }),
  'GET /api/news/detail': call({
    summary: '一則公開消息，與它的上一則和下一則',
    query: z.object({ id }),
    answer: z.object({ data: newsDetail }),
  }),
  'GET /api/news/edit': call({
    summary: '編輯中的一則消息',
    query: z.object({ id }),
    answer: z.object({ data: editedNews }),
  }),
  'POST /api/news/store': call({
    summary: '新增消息；同一個 form_key 送兩次只存一次',
    bodyBytes: BODY_BYTES.html,
    body: fields.extend({ form_key: formKey }),
    answer: saved,
  }),
  'POST /api/news/update': call({
    summary: '更新消息；附上 version 時，別人改過就回 409',
    bodyBytes: BODY_BYTES.html,
    body: fields.extend({ id, version: editedVersion }),
    answer: saved,
  }),
  'POST /api/news/preview': call({
    summary: '消息內容儲存後的樣子（不儲存）',
    bodyBytes: BODY_BYTES.html,
    body: z.object({ content: z.string().max(600_000, '公告內容太長，請縮短或分成幾則') }),
    answer: z.object({ data: z.object({ content: z.string() }) }),
  }),
  'DELETE /api/news/{id}': call({
    summary: '刪除消息；30 天內可以還原',
    params: z.object({ id }),
    answer: z.object({ status: z.literal('success') }),
  }),
  'POST /api/news/restore': call({
    summary: '還原刪除的消息',
    body: restoreBody,
    answer: saved,
  }),
  'GET /api/news/revisions': call({
    summary: '一則消息的各個版本',
    query: z.object({ id }),
    answer: revisionsAnswer,
  }),
  'GET /api/news/revision': call({
    summary: '一則消息的一個版本',
    query: revisionQuery,
    answer: revisionAnswer(newsVersion),
  }),
  'POST /api/news/revert': call({
    summary: '回到一則消息先前的版本；附上 version 時，別人改過就回 409',
    body: revertBody,
    answer: saved,
  }),
  'GET /api/admin/news': call({
    summary: '後台的消息列表；deleted=1 是已刪除的',
    query: listQuery(NEWS_COLUMNS).extend({
      category_id: int(1, NEWS_CATEGORIES.length).optional(),
      ...deletedQuery,
    }),
    answer: listAnswer(deskRow),
  }),
}
