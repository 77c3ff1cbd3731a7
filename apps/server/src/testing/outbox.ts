import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestServer } from './server.ts'

/** A mail that was sent to an address, as the outbox folder keeps it. */
export interface SentMail {
  to: string
  subject: string
  text: string
}

const PATIENCE_MS = 3000

/** Mails to an address, oldest first; waits until there are `count` of them. */
export async function mailsTo(
  { services }: TestServer,
  to: string,
  count = 1,
  patience = PATIENCE_MS,
): Promise<SentMail[]> {
  const folder = join(services.env.dataDir, 'outbox')
  const until = Date.now() + patience
  for (;;) {
    const names = await readdir(folder).catch(() => [])
    const texts = names.filter((name) => name.endsWith('.json')).sort()
    const mails: SentMail[] = await Promise.all(
      texts.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
    )
    const own = mails.filter((mail) => mail.to === to)
    if (own.length >= count || Date.now() > until) return own
    await sleep(20)
  }
}

/** The address that the button of the newest mail to somebody leads to. */
export async function linkFor(server: TestServer, to: string, count = 1): Promise<URL> {
  const mail = (await mailsTo(server, to, count)).at(-1)
  return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none')
}

/** The token in that link. */
export const tokenFor = async (server: TestServer, to: string, count = 1): Promise<string> =>
  (await linkFor(server, to, count)).searchParams.get('token') ?? ''
