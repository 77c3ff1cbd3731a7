import { z } from 'zod'
import { call } from '../call.ts'
import { BODY_BYTES, BOUNDS, FAQ_ICONS, HELP } from '../constants.ts'
import { revertBody, revisionAnswer, revisionQuery, revisionsAnswer } from '../desk.ts'
import { atMost, int } from '../shapes.ts'

/** Names a category or an item for ever: links lead to it, also after it was moved. Left out, the server makes one. */
const key = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, '格式不正確')
  .meta({ examples: ['record', 'q-2'] })

/** HTML as somebody sends it; how much of it is left after sanitising is what counts. */
const html = z.string().max(HELP.html * 4, '內容太長，請分成幾項')

const title = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .refine(atMost(BOUNDS.title), `最多 ${BOUNDS.title} 個字`)

/** A page of this site, or one out there; nothing that could run. */
const href = z
  .string()
  .trim()
  .max(2000, '網址太長')
  .refine(
    (text) => text === '' || /^(\/(?![/\\])|https?:\/\/[^\s/?#])[^\s\\]*$/.test(text),
    '請輸入網站內的位址（以 / 開頭）或 https:// 開頭的網址',
  )
  .meta({ examples: ['/faq', 'https://www.edu.tw/'] })

const faqItem = z.object({
  id: z.string(),
  question_text: z.string(),
  /** Sanitised HTML. */
  answer_text: z.string(),
})
export const faqCategory = z.object({
  id: z.string(),
  title: z.string(),
  icon: z.enum(FAQ_ICONS),
  items: z.array(faqItem),
})
export type FaqCategory = z.output<typeof faqCategory>
export type FaqItem = z.output<typeof faqItem>
export const faq = z.object({ categories: z.array(faqCategory) })
export type Faq = z.output<typeof faq>

const guideItem = z.object({
  id: z.string(),
  text: z.string(),
  /** Where it leads; empty where the content says all. */
  href: z.string(),
  /** Sanitised HTML that unfolds below the item; an item without it is a link. */
  content: z.string(),
})
export const guideCategory = z.object({
  id: z.string(),
  text: z.string(),
  /** Where a category without items leads. */
  href: z.string(),
  items: z.array(guideItem),
})
export type GuideCategory = z.output<typeof guideCategory>
export type GuideItem = z.output<typeof guideItem>
export const guide = z.object({
  title: z.string(),
  /** `content` is sanitised HTML. */
  description: z.object({ title: z.string(), content: z.string() }),
  categories: z.array(guideCategory),
})
export type Guide = z.output<typeof guide>

/** A document at the desk. `version` 0: nobody has written it yet. */
const edited = <T extends z.ZodRawShape>(document: z.ZodObject<T>) =>
  z.object({ data: document.extend({ version: z.number().int(), updated_at: z.string().nullable() }) })

const version = int(0, 2_147_483_647).optional()

/** Names of entries, as `merge.ts` calls them. */
const names = z
  .array(z.string().max(120))
  .max(HELP.categories * (HELP.items + 1) + 10)
  .default([])

/** With the version that the editor read, it is put together with what others have saved since. */
const onVersion = {
  version,
  /** Where both had changed an entry: whose is to stay. Holds while `version` is the present one. */
  chosen: z.object({ version: int(1, 2_147_483_647), mine: names, theirs: names }).optional(),
}

/** Who else has saved since the version that was edited, and how many entries. The name is empty where it is not known. */
const others = z.array(z.object({ name: z.string(), entries: z.number().int() }))
export type Others = z.output<typeof others>

const faqBody = z.object({
  categories: z
    .array(
      z.object({
        id: key.optional(),
        title: title('請輸入分類名稱'),
        icon: z.enum(FAQ_ICONS, '請選擇圖示'),
        items: z
          .array(
            z.object({
              id: key.optional(),
              question_text: title('請輸入問題'),
              answer_text: html.default(''),
            }),
          )
          .max(HELP.items, `一個分類最多 ${HELP.items} 題`)
          .default([]),
      }),
    )
    .max(HELP.categories, `最多 ${HELP.categories} 個分類`),
})
export type FaqBody = z.output<typeof faqBody>

const guideBody = z.object({
  title: title('請輸入頁面標題'),
  description: z.object({ title: title('請輸入引言標題'), content: html.default('') }),
  categories: z
    .array(
      z.object({
        id: key.optional(),
        text: title('請輸入分類名稱'),
        href: href.default(''),
        items: z
          .array(
            z.object({
              id: key.optional(),
              text: title('請輸入項目名稱'),
              href: href.default(''),
              content: html.default(''),
            }),
          )
          .max(HELP.items, `一個分類最多 ${HELP.items} 項`)
          .default([]),
      }),
    )
    .max(HELP.categories, `最多 ${HELP.categories} 個分類`),
})
export type GuideBody = z.output<typeof guideBody>

/**
 * `joined` where others had saved meanwhile: what both began with, what they have made of it, and who they are. Where
 * both have changed the same, a 409 has in `current` besides the document as it is now `clashes`, the names of these
 * entries as `merge.ts` makes them, and `others`.
 */
const saved = <T extends z.ZodType>(document: T) =>
  z.object({
    data: z.object({
      version: z.number().int(),
      joined: z.object({ base: document, theirs: document, others }).optional(),
    }),
  })

/**
 * Entries that earlier versions had, the latest removed first: a category with what was removed of it, or as `whole`
 * with all that stood in it.
 */
const removed = <T extends z.ZodType>(category: T) =>
  z.object({
    data: z.array(z.object({ at: z.string(), by: z.string(), whole: z.boolean(), category })),
  })

/** Of a document there is one: its versions need no id. */
const ofRevision = revisionQuery.omit({ id: true })
const revert = revertBody.omit({ id: true })
const reverted = z.object({ data: z.object({ version: z.number().int() }) })

export const helpCalls = {
  'GET /api/faq': call({ summary: '常見問題：分類與問答', answer: faq }),
  'GET /api/faq/edit': call({ summary: '編輯中的常見問題', answer: edited(faq) }),
  'POST /api/faq/preview': call({
    summary: '常見問題儲存後的樣子，不儲存',
    bodyBytes: BODY_BYTES.html,
    body: faqBody,
    answer: z.object({ data: faq }),
  }),
  'POST /api/faq/update': call({
    summary: '更新整份常見問題；附上 version 時，和別人存的合在一起，改到同一項才回 409',
    bodyBytes: BODY_BYTES.html,
    body: faqBody.extend(onVersion),
    answer: saved(faq),
  }),
  'GET /api/faq/removed': call({ summary: '常見問題裡移除過、還能還原的項目', answer: removed(faqCategory) }),
  'GET /api/faq/revisions': call({ summary: '常見問題的各個版本', answer: revisionsAnswer }),
  'GET /api/faq/revision': call({
    summary: '常見問題的一個版本',
    query: ofRevision,
    answer: revisionAnswer(faq),
  }),
  'POST /api/faq/revert': call({
    summary: '回到常見問題先前的版本；附上 version 時，別人改過就回 409',
    body: revert,
    answer: reverted,
  }),
  'GET /api/guide': call({ summary: '使用說明', answer: guide }),
  'GET /api/guide/edit': call({ summary: '編輯中的使用說明', answer: edited(guide) }),
  'POST /api/guide/preview': call({
    summary: '使用說明儲存後的樣子，不儲存',
    bodyBytes: BODY_BYTES.html,
    body: guideBody,
    answer: z.object({ data: guide }),
  }),
  'POST /api/guide/update': call({
    summary: '更新整份使用說明；附上 version 時，和別人存的合在一起，改到同一項才回 409',
    bodyBytes: BODY_BYTES.html,
    body: guideBody.extend(onVersion),
    answer: saved(guide),
  }),
  'GET /api/guide/removed': call({
    summary: '使用說明裡移除過、還能還原的項目',
    answer: removed(guideCategory),
  }),
  'GET /api/guide/revisions': call({ summary: '使用說明的各個版本', answer: revisionsAnswer }),
  'GET /api/guide/revision': call({
    summary: '使用說明的一個版本',
    query: ofRevision,
    answer: revisionAnswer(guide),
  }),
  'POST /api/guide/revert': call({
    summary: '回到使用說明先前的版本；附上 version 時，別人改過就回 409',
    body: revert,
    answer: reverted,
  }),
}
