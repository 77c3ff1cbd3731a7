import type { KeptMail, MailFolder } from '../../ports/mail-outbox.ts'
import type { MailTracker, TrackedMail } from './tracker.ts'

/** A mail with what is known of it; what it says only where it is kept. */
export type OutboxMail = TrackedMail & Partial<Pick<KeptMail, 'html' | 'text'>>

/** What became of the mails that were asked for. */
export interface Outbox {
  /** Where mails go: to another server, or into the folder. */
  delivery: 'server' | 'folder'
  /** Newest first; with a keyword those whose recipient or subject has it. */
  list(
    page: { offset: number; limit: number },
    keyword?: string,
  ): Promise<{ mails: OutboxMail[]; total: number }>
  get(id: string): Promise<OutboxMail | undefined>
}

/** @param folder `undefined` where mails leave by another server */
export function openOutbox(tracker: MailTracker, folder: MailFolder | undefined): Outbox {
  async function get(id: string): Promise<OutboxMail | undefined> {
    const tracked = tracker.get(id)
    if (tracked) return tracked
    const kept = await folder?.get(id)
    return kept && { ...kept, ...KEPT, endedAt: kept.at }
  }

  async function read(ids: readonly string[]): Promise<OutboxMail[]> {
    const mails = await Promise.all(ids.map(get))
    return mails.filter((mail) => mail !== undefined)
  }

  return {
    delivery: folder ? 'folder' : 'server',
    get,
    async list({ offset, limit }, keyword = '') {
      const known = [...tracker.all().map(({ id }) => id), ...((await folder?.ids()) ?? [])]
      const all = [...new Set(known)].sort((one, other) => (one < other ? 1 : -1))
      if (keyword === '') return { mails: await read(all.slice(offset, offset + limit)), total: all.length }
      const sought = keyword.toLowerCase()
      const found = (await read(all)).filter(({ to, subject }) =>
        `${to}\n${subject}`.toLowerCase().includes(sought),
      )
      return { mails: found.slice(offset, offset + limit), total: found.length }
    },
  }
}

const KEPT = { state: 'kept', tries: 1, nextTryAt: null, reason: null, responseCode: null } as const
