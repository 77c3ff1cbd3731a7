import { setTimeout as sleep } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { mails } from '../db/tables/mail.ts'
import type { TestServer } from './server.ts'

/** A mail that the site was asked to send. */
export interface AskedMail {
  to: string
  subject: string
  text: string
}

const PATIENCE_MS = 3000

/** Mails to an address, oldest first; waits until there are `count` of them. */
export async function mailsTo({ services }: TestServer, to: string, count = 1): Promise<AskedMail[]> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const rows = await services.db.select().from(mails).where(eq(mails.to, to)).orderBy(asc(mails.id))
    if (rows.length >= count || Date.now() > until)
      return rows.map(({ subject, text }) => ({ to, subject, text: text ?? '' }))
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
