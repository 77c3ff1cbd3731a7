import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { news } from '../../db/tables/news.ts'
import { schools } from '../../db/tables/place.ts'
import { loadDemoPart } from '../../domain/edit/demo-part.ts'
import { excerptOf } from '../../domain/text/excerpt.ts'
import { sanitizeHtml } from '../../domain/text/html.ts'
import { ROOT } from '../../kernel/root.ts'

/** Dates are told from the day of the first start: on each new site the news is fresh, and one item is to come. */
const demoNews = z.array(
  z.object({
    title: z.string(),
    category_id: z.number(),
    /** Before the first start's day; less than 0 is after it. */
    days: z.number(),
    /** `09:00`, in Taipei. */
    time: z.string(),
    pinned: z.boolean().default(false),
    draft: z.boolean().default(false),
    /** Of which of the sample schools, from 1. */
    school: z.number().optional(),
    content: z.string(),
  }),
)

const DAY_MS = 24 * 60 * 60 * 1000
const TAIPEI_MS = 8 * 60 * 60 * 1000

/** The news of the demo site, once: what an editor has changed or deleted since stays so. */
export async function loadDemoNews(db: NodePgDatabase, now: Date): Promise<void> {
  await loadDemoPart(db, 'news', async (transaction) => {
    const text = await readFile(join(ROOT, 'content/demo-site/news.json'), 'utf8')
    const samples = await transaction
      .select({ id: schools.id })
      .from(schools)
      .where(eq(schools.isSample, true))
      .orderBy(schools.id)
      .limit(10)
    const momentOf = (days: number, time: string) => {
      const day = new Date(now.getTime() + TAIPEI_MS - days * DAY_MS).toISOString().slice(0, 10)
      return new Date(`${day}T${time}:00+08:00`)
    }
    const rows = demoNews.parse(JSON.parse(text)).map((item) => {
      const content = sanitizeHtml(item.content)
      return {
        title: item.title,
        content,
        excerpt: excerptOf(content),
        categoryId: item.category_id,
        isPublished: !item.draft,
        isHighlighted: item.pinned,
        publishDate: momentOf(item.days, item.time),
        schoolId: item.school === undefined ? null : (samples[item.school - 1]?.id ?? null),
        isDemo: true,
      }
    })
    await transaction.insert(news).values(rows)
  })
}
