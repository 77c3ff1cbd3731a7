import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EVENT, RANK_LEVELS } from '@hakka/contract/constants/event'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { events, participators } from '../../db/tables/event.ts'
import { loadDemoPart } from '../../domain/edit/demo-part.ts'
import { ROOT } from '../../kernel/root.ts'

const FILE = join(ROOT, 'content/demo-site/events.json')

const demoEvents = z.array(
  z.object({
    title: z.string(),
    game: z.number(),
    description: z.string(),
    /** Days from the first start's day: it begins at the first minute of one and ends with the other, as the form’s clock has it. */
    begin: z.number(),
    end: z.number(),
    targets: z.string(),
    length: z.number().optional(),
    practice: z.boolean().default(false),
    level: z.enum(RANK_LEVELS).default('V1'),
    /** The code of a school whose event it is. */
    school: z.string().optional(),
  }),
)

const DAY_MS = 24 * 60 * 60_000
/** The desk's clock goes in quarters of an hour: what ends between them could not be saved again. */
const STEP_MS = EVENT.clock_step * 60_000
const TAIPEI_MS = 8 * 60 * 60_000

/** The events of the demo site, once: what an editor has changed or deleted since stays so. */
export async function loadDemoEvents(db: NodePgDatabase, now: Date): Promise<void> {
  await loadDemoPart(db, 'events', async (transaction) => {
    const list = demoEvents.parse(JSON.parse(await readFile(FILE, 'utf8')))
    const today = Math.floor((now.getTime() + TAIPEI_MS) / DAY_MS) * DAY_MS - TAIPEI_MS
    for (const { title, game, description, begin, end, targets, length, practice, level, school } of list) {
      const [row] = await transaction
        .insert(events)
        .values({
          title,
          description,
          targets,
          beginAt: new Date(today + begin * DAY_MS),
          endAt: new Date(today + (end + 1) * DAY_MS - STEP_MS),
          gameId: game,
          quizLength: length ?? null,
          needsEmail: false,
          isPractice: practice,
          rankRequires: level,
          isDemo: true,
        })
        .returning({ id: events.id })
      if (row && school)
        await transaction.insert(participators).values({ eventId: row.id, schoolCode: school })
    }
  })
}
