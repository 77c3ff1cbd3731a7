import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAddress, type Letter, type Mail, type Mailer, type MailTransport } from '../../ports/mail.ts'
import type { Services } from '../../services.ts'
import { reasonOf, responseCodeOf } from './reason.ts'
import { mailBodies } from './template.ts'
import type { MailTracker } from './tracker.ts'

/** Pauses before the second, third and fourth try. */
const PAUSES_MS: readonly number[] = [2000, 30_000, 300_000]
const CLOSE_MS = 5000

interface MailerOptions extends Pick<Services, 'log' | 'now'> {
  transport: MailTransport
  tracker: MailTracker
  siteName: string
  /** Whether the transport itself keeps what it has taken: then nothing else need remember it. */
  keeps?: boolean
  pauses?: readonly number[]
}

export function createMailer({ transport, tracker, pauses = PAUSES_MS, ...options }: MailerOptions): Mailer {
  const { siteName, log, now, keeps = false } = options
  const stop = new AbortController()
  const underWay = new Set<Promise<void>>()
  const time = (later = 0) => new Date(now().getTime() + later).toISOString()

  function letterOf({ to, subject, userId, ...content }: Mail): Letter {
    const at = time()
    const id = `${at.replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`
    const owner = userId === undefined ? {} : { userId }
    return { id, at, to, subject: oneLine(subject), ...owner, ...mailBodies(content, siteName) }
  }

  async function deliver(letter: Letter): Promise<void> {
    const { id } = letter
    for (let tries = 1; ; tries++) {
      try {
        await transport.deliver(letter)
        // Erased while it was under way.
        if (!tracker.get(id)) return await transport.erase({ userId: -1, addresses: new Set([letter.to]) })
        if (keeps) tracker.forget(id)
        else tracker.update(id, { state: 'sent', tries, nextTryAt: null, endedAt: time(), reason: null })
        return
      } catch (error) {
        const pause = isFinal(error) || stop.signal.aborted ? undefined : pauses[tries - 1]
        const responseCode = responseCodeOf(error)
        const code = error instanceof Error && 'code' in error ? error.code : undefined
        log.warn({ tries, final: pause === undefined, code, response_code: responseCode }, 'mail not sent')
        const known = { tries, reason: reasonOf(error), responseCode }
        if (pause === undefined)
          return tracker.update(id, { ...known, state: 'failed', nextTryAt: null, endedAt: time() })
        tracker.update(id, { ...known, state: 'retrying', nextTryAt: time(pause) })
        await sleep(pause, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
        if (stop.signal.aborted || !tracker.get(id)) return
        tracker.update(id, { state: 'sending', nextTryAt: null })
      }
    }
  }

  return {
    send(mail) {
      const letter = letterOf(mail)
      if (!tracker.begin(letter)) return log.error({}, 'mail not sent: too many wait')
      if (!isAddress(letter.to)) {
        tracker.update(letter.id, { state: 'failed', endedAt: letter.at, reason: 'address' })
        return log.warn({}, 'mail not sent: the recipient is no address')
      }
      const sending = deliver(letter)
        .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'mail not looked after'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async erase(owner) {
      tracker.erase(owner)
      // The account is gone already: whoever erased it can do nothing about a disk that does not let go.
      await transport
        .erase(owner)
        .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'mails of an erased account stay'))
    },
    async close() {
      stop.abort()
      await Promise.race([Promise.all(underWay), sleep(CLOSE_MS, undefined, { ref: false })])
      transport.close()
    },
  }
}

/** A line break would begin another header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** The server has refused it for good. */
const isFinal = (error: unknown) => (responseCodeOf(error) ?? 0) >= 500
