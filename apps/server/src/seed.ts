import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { closeDemoAccounts, type DemoLogin, openDemoAccounts } from './areas/account/demo-accounts.ts'
import { openDemoAssessments } from './areas/assessment/demo-assessments.ts'
import { loadDemoAssignments } from './areas/assignment/demo-assignments.ts'
import { loadDemoChildren } from './areas/child/demo-children.ts'
import { openDemoDownloads } from './areas/download/demo-downloads.ts'
import { playForClass } from './areas/event/demo-class-plays.ts'
import { loadDemoCompetitions } from './areas/event/demo-competitions.ts'
import { loadDemoEvents } from './areas/event/demo-events.ts'
import { loadDemoPlays } from './areas/event/demo-plays.ts'
import { loadDemoFeedback } from './areas/feedback/demo-feedback.ts'
import { loadDemoHelp } from './areas/help/demo-help.ts'
import { loadDemoDrafts } from './areas/lesson-desk/demo-drafts.ts'
import { loadDemoNews } from './areas/news/demo-news.ts'
import { openDemoSchools } from './areas/place/demo-schools.ts'
import { loadDemoStudy } from './areas/study-history/demo-study.ts'
import { loadDemoClasses } from './areas/teaching-class/demo-classes.ts'
import { connect } from './db/connect.ts'
import { StartNotes } from './domain/running/start-notes.ts'
import type { Services } from './domain/services.ts'
import { ROOT } from './kernel/root.ts'

/** Demo accounts and demo lessons as `SEED` says. Doing it at each start changes nothing where nothing is new. */
export async function seed(
  { env, blobs, privateBlobs, queue, now }: Services,
  databaseUrl: string,
  say: (line: string) => void,
): Promise<DemoLogin[]> {
  // An import's statements may take longer than those of a page.
  const { db, pool } = connect(databaseUrl, { max: 2, statementMs: 0 })
  try {
    if (env.seed !== 'demo') {
      await closeDemoAccounts(db)
      return []
    }
    const notes = await StartNotes.read(env.dataDir)
    for (const pack of PACKS) {
      const folder = join(ROOT, 'content', pack)
      if (existsSync(join(folder, 'pack.json')))
        await importDemo({ env, db, blobs, queue }, { folder, note: noteOf(pack), notes, say })
    }
    await openDemoSchools(db)
    const site = join(ROOT, 'content/demo-site')
    await openDemoAssessments({ db, blobs }, site)
    await openDemoDownloads({ db, blobs }, site)
    const logins = await openDemoAccounts(db, env.dataDir, notes)
    await loadDemoDrafts(db, now())
    await loadDemoNews(db, now())
    await loadDemoEvents(db, now())
    await loadDemoPlays(db, now())
    await loadDemoStudy(db, now())
    await loadDemoClasses(db, now())
    await loadDemoAssignments(db, now(), (transaction, of) => playForClass(db, transaction, of))
    await loadDemoCompetitions(db, now())
    await loadDemoChildren(db, now())
    await loadDemoFeedback({ env, db, privateBlobs, now }, site)
    await loadDemoHelp(db)
    await notes.write()
    return logins
  } finally {
    await pool.end()
  }
}

/** Content packs of the demo site. */
const PACKS = ['demo', 'self-study', 'games']

/** What a start remembers of a pack. */
const noteOf = (pack: string) => `${pack} content`

/** Reads the demo content only when its files are not those of the last start, or the database has not got it. */
async function importDemo(
  target: Pick<Services, 'env' | 'db' | 'blobs' | 'queue'>,
  {
    folder,
    note,
    notes,
    say,
  }: { folder: string; note: string; notes: StartNotes; say: (line: string) => void },
): Promise<void> {
  const listing = await listingOf(folder)
  const { importFolder, isImported } = await import('./content/import.ts')
  const [before, digest = ''] = (notes.get(note) ?? '').split(' ')
  if (before === listing && (await isImported(target.db, digest))) return
  notes.set(note, `${listing} ${await importFolder(target, folder, say)}`)
}

/** Names, sizes and times of all files, as one hash. */
async function listingOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const lines = await Promise.all(
    paths.sort().map(async (path) => {
      const { size, mtimeMs } = await stat(path)
      return `${path} ${size} ${mtimeMs}\n`
    }),
  )
  return createHash('sha256').update(lines.join('')).digest('hex')
}
