import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { demoList } from '../../content/demo-files.ts'
import { feedback, feedbackScreenshots } from '../../db/tables/feedback.ts'
import type { Transaction } from '../../db/transaction.ts'
import { loadDemoPart } from '../../domain/edit/demo-part.ts'
import { siteUrl } from '../../domain/network/site-url.ts'
import type { Services } from '../../domain/services.ts'
import { nextCode } from './receive.ts'

const MEDIA_TYPES: Record<string, string> = { '.webp': 'image/webp', '.png': 'image/png' }

/** Days are told from the day of the first start: on each new site the last six months have reports. */
const demoReport = z.object({
  days: z.number(),
  /** `09:00`, in Taipei. */
  time: z.string(),
  category: z.number(),
  subcategory: z.string().optional(),
  dialects: z.array(z.number()).default([]),
  types: z.array(z.string()),
  /** Of the page that the report is about. */
  path: z.string(),
  content: z.string(),
  email: z.string(),
  tel: z.string().default(''),
  status: z.number().default(0),
  reply: z.string().default(''),
  note: z.string().default(''),
  screenshots: z.array(z.object({ file: z.string(), description: z.string() })).default([]),
})
type DemoReport = z.output<typeof demoReport>

const DAY_MS = 24 * 60 * 60 * 1000
const TAIPEI_MS = 8 * 60 * 60 * 1000

/** Never later than now: today's morning may be yet to come. */
function momentOf({ days, time }: DemoReport, now: Date): Date {
  const day = new Date(now.getTime() + TAIPEI_MS - days * DAY_MS).toISOString().slice(0, 10)
  const at = new Date(`${day}T${time}:00+08:00`)
  return at > now ? now : at
}

type Target = Pick<Services, 'env' | 'privateBlobs'>

/** Problem reports of the demo site, once: what a handler has answered since stays so. */
export async function loadDemoFeedback(
  { db, now, ...services }: Target & Pick<Services, 'db' | 'now'>,
  folder: string,
): Promise<void> {
  await loadDemoPart(db, 'feedback', async (transaction) => {
    const reports = (await demoList(join(folder, 'feedback.json'), demoReport)).map((report) => ({
      report,
      at: momentOf(report, now()),
    }))
    // Oldest first: so do the codes count.
    for (const { report, at } of reports.sort((one, other) => one.at.getTime() - other.at.getTime())) {
      await add(transaction, services, { report, at, folder })
    }
  })
}

async function add(
  transaction: Transaction,
  services: Target,
  { report, at, folder }: { report: DemoReport; at: Date; folder: string },
): Promise<void> {
  const { days, time, path, dialects, screenshots, subcategory, ...columns } = report
  const [row] = await transaction
    .insert(feedback)
    .values({
      ...columns,
      subcategory: subcategory ?? null,
      dialectIds: dialects,
      url: siteUrl(services, path),
      code: await nextCode(transaction, at),
      isDemo: true,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: feedback.id })
  if (!row) throw new Error('the new report was not returned')
  for (const [index, { file, description }] of screenshots.entries()) {
    const extension = extname(file)
    const key = `${randomBytes(32).toString('hex')}${extension}`
    await services.privateBlobs.put(key, await readFile(join(folder, file)))
    await transaction.insert(feedbackScreenshots).values({
      feedbackId: row.id,
      no: index + 1,
      key,
      mediaType: MEDIA_TYPES[extension] ?? 'image/webp',
      description,
    })
  }
}
