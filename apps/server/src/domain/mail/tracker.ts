import type { MailReason, MailState } from '@hakka/contract/outbox'
import { isMailOf, type Letter, type MailOwner } from '../../ports/mail.ts'

/** What is known of a mail that was asked for. Nothing of what it says: it may hold a link that logs somebody in. */
export interface TrackedMail {
  id: string
  at: string
  to: string
  subject: string
  userId?: number | undefined
  state: MailState
  /** Tries that have ended. */
  tries: number
  nextTryAt: string | null
  /** When it was given away, or up. */
  endedAt: string | null
  reason: MailReason | null
  /** What the other server said, as a number. */
  responseCode: number | null
}

/** What this process knows of the mails that it was asked to send; a restart forgets it. */
export class MailTracker {
  readonly #mails = new Map<string, TrackedMail>()
  readonly #max: number

  /** @param max so many are remembered, those under way among them */
  constructor(max = 1000) {
    this.#max = max
  }

  /** `undefined` for one that was never here, has been erased, or was long ago. */
  get(id: string): TrackedMail | undefined {
    return this.#mails.get(id)
  }

  all(): TrackedMail[] {
    return [...this.#mails.values()]
  }

  /** @returns whether there was room */
  begin({ id, at, to, subject, userId }: Omit<Letter, 'html' | 'text'>): boolean {
    const ended = this.all().filter(({ endedAt }) => endedAt !== null)
    for (const old of ended.slice(0, Math.max(0, this.#mails.size + 1 - this.#max)))
      this.#mails.delete(old.id)
    if (this.#mails.size >= this.#max) return false
    const state = { tries: 0, nextTryAt: null, endedAt: null, reason: null, responseCode: null }
    this.#mails.set(id, { id, at, to, subject, userId, state: 'sending', ...state })
    return true
  }

  update(id: string, change: Partial<TrackedMail>): void {
    const mail = this.#mails.get(id)
    if (mail) this.#mails.set(id, { ...mail, ...change })
  }

  forget(id: string): void {
    this.#mails.delete(id)
  }

  erase(owner: MailOwner): void {
    for (const mail of this.all()) if (isMailOf(mail, owner)) this.#mails.delete(mail.id)
  }
}
