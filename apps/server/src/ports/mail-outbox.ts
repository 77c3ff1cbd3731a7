import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Letter, MailTransport } from './mail.ts'

/** So many mails are kept: those before are of no use to whoever tries the site out. */
const KEPT_MAX = 1000
const ID = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/

const keptMail = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})
type KeptMail = z.output<typeof keptMail>

/** Mails that stay here, where no SMTP server is set. */
export interface Outbox {
  /** Newest first; with a keyword those whose recipient or subject has it. */
  list(
    page: { offset: number; limit: number },
    keyword?: string,
  ): Promise<{ mails: KeptMail[]; total: number }>
  get(id: string): Promise<KeptMail | undefined>
}

/** Lays each mail into a folder: as `.eml`, which every mail program opens, and as `.json`, which the site shows. */
export function outboxTransport(
  folder: string,
  { from, now }: { from: { name: string; address: string }; now: () => Date },
): MailTransport & Outbox {
  const pathOf = (id: string, extension: string) => join(folder, `${id}.${extension}`)

  async function writeWhole(path: string, content: string | Buffer): Promise<void> {
    await writeFile(`${path}.part`, content, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }

  const ids = async () => {
    const names = await readdir(folder).catch(() => [])
    return names
      .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []))
      .sort((a, b) => (a < b ? 1 : -1))
  }

  async function get(id: string): Promise<KeptMail | undefined> {
    if (!ID.test(id)) return undefined
    const text = await readFile(pathOf(id, 'json'), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : keptMail.parse(JSON.parse(text))
  }

  async function read(those: readonly string[]): Promise<KeptMail[]> {
    const mails = await Promise.all(those.map(get))
    return mails.filter((mail) => mail !== undefined)
  }

  return {
    quick: true,
    async deliver(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const at = now().toISOString()
      const id = `${at.replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`
      await writeWhole(pathOf(id, 'eml'), await emlOf(letter, from))
      // Last, because the list goes by it.
      await writeWhole(pathOf(id, 'json'), `${JSON.stringify({ id, at, ...letter }, null, 2)}\n`)
      for (const old of (await ids()).slice(KEPT_MAX)) {
        for (const extension of ['json', 'eml']) await rm(pathOf(old, extension), { force: true })
      }
    },
    close: () => undefined,
    async list({ offset, limit }, keyword = '') {
      const all = await ids()
      if (keyword === '') return { mails: await read(all.slice(offset, offset + limit)), total: all.length }
      const sought = keyword.toLowerCase()
      const found = (await read(all)).filter(({ to, subject }) =>
        `${to}\n${subject}`.toLowerCase().includes(sought),
      )
      return { mails: found.slice(offset, offset + limit), total: found.length }
    },
    get,
  }
}

async function emlOf({ to, ...letter }: Letter, from: { name: string; address: string }): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await writer.sendMail({ from, to: { name: '', address: to }, ...letter })
  if (!Buffer.isBuffer(message)) throw new Error('the mail was not written')
  return message
}
