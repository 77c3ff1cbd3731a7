import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isMailOf, type Letter, type MailOwner, type MailTransport } from './mail.ts'

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
  userId: z.number().optional(),
})
type KeptMail = z.output<typeof keptMail>

/**
 * Lays each mail into a folder, where no SMTP server is set: as `.eml`, which every mail program opens, and as `.json`
 * for programs. The desk shows its own rows.
 */
export function mailFolder(folder: string, from: { name: string; address: string }): MailTransport {
  const pathOf = (id: string, extension: string) => join(folder, `${id}.${extension}`)

  async function writeWhole(path: string, content: string | Buffer): Promise<void> {
    await writeFile(`${path}.part`, content, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }

  /** A mail, or what a full disk has left of one. */
  async function remove(id: string): Promise<void> {
    for (const extension of ['json', 'json.part', 'eml', 'eml.part'])
      await rm(pathOf(id, extension), { force: true })
  }

  const names = () => readdir(folder).catch(() => [])

  const ids = async () =>
    (await names())
      .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []))
      .sort((a, b) => (a < b ? 1 : -1))

  async function get(id: string): Promise<KeptMail | undefined> {
    const text = await readFile(pathOf(id, 'json'), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : keptMail.parse(JSON.parse(text))
  }

  return {
    keeps: true,
    async deliver(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        await writeWhole(pathOf(letter.id, 'eml'), await emlOf(letter, from))
        // Last: a mail is there when it is.
        await writeWhole(pathOf(letter.id, 'json'), `${JSON.stringify(letter, null, 2)}\n`)
      } catch (error) {
        await remove(letter.id).catch(() => undefined)
        throw error
      }
      for (const old of (await ids()).slice(KEPT_MAX)) await remove(old)
    },
    async erase(owner: MailOwner) {
      const whole = new Set(await ids())
      for (const id of whole) {
        const mail = await get(id)
        if (mail && isMailOf(mail, owner)) await remove(id)
      }
      // What a crash has left of a mail has no account with it, but it may have the address.
      for (const name of await names()) {
        const [id = ''] = name.split('.')
        if (!whole.has(id) && ID.test(id) && (await holdsAny(join(folder, name), owner.addresses)))
          await remove(id)
      }
    },
    close: () => undefined,
  }
}

async function holdsAny(path: string, addresses: ReadonlySet<string>): Promise<boolean> {
  const text = (await readFile(path, 'utf8').catch(() => '')).toLowerCase()
  return [...addresses].some((address) => text.includes(address))
}

async function emlOf(
  { to, subject, html, text }: Letter,
  from: { name: string; address: string },
): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await writer.sendMail({ from, to: { name: '', address: to }, subject, html, text })
  if (!Buffer.isBuffer(message)) throw new Error('the mail was not written')
  return message
}
