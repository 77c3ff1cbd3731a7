import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 8_000

interface Mail {
  at: string
  to: string
  subject: string
  text: string
}

/** The newest mail with a subject that the site under test has sent to an address, out of its outbox folder. */
export async function newestMail(to: string, subject: string): Promise<Mail> {
  const folder = join(process.env.E2E_FOLDER ?? '', 'data/outbox')
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const names = await readdir(folder).catch(() => [])
    const mails: Mail[] = await Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        .map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
    )
    const own = mails.filter((mail) => mail.to === to && mail.subject === subject)
    const newest = own.sort((one, other) => one.at.localeCompare(other.at)).at(-1)
    if (newest) return newest
    await sleep(100)
  }
  throw new Error(`「${subject}」沒有寄到 ${to}`)
}

/** Path and query of a mail's link: the site under test knows no address of its own. */
export function linkIn({ text }: Mail): string {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://none')
  return pathname + search
}
