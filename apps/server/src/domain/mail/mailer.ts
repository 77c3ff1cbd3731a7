import { setTimeout as sleep } from 'node:timers/promises'
import { isAddress, type Mail, type Mailer, type MailTransport } from '../../ports/mail.ts'
import type { Log } from '../../services.ts'
import { mailBodies } from './template.ts'

/** Pauses before the second, third and fourth try. */
const PAUSES_MS: readonly number[] = [2000, 30_000, 300_000]
const CLOSE_MS = 5000

interface MailerOptions {
  transport: MailTransport
  siteName: string
  log: Log
  pauses?: readonly number[]
}

export function createMailer({ transport, siteName, log, pauses = PAUSES_MS }: MailerOptions): Mailer {
  const stop = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function deliver({ to, subject, ...content }: Mail): Promise<void> {
    if (!isAddress(to)) return log.warn({}, 'mail not sent: the recipient is no address')
    const letter = { to, subject: oneLine(subject), ...mailBodies(content, siteName) }
    for (let tries = 1; ; tries++) {
      try {
        return await transport.deliver(letter)
      } catch (error) {
        const pause = isFinal(error) || stop.signal.aborted ? undefined : pauses[tries - 1]
        log.warn({ tries, final: pause === undefined, ...reasonOf(error) }, 'mail not sent')
        if (pause === undefined) return
        await sleep(pause, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
        if (stop.signal.aborted) return
      }
    }
  }

  return {
    send(mail) {
      const sending = deliver(mail).finally(() => underWay.delete(sending))
      underWay.add(sending)
      return transport.quick ? sending : Promise.resolve()
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

const codeOf = (error: unknown) =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined

/** What the other server says of a mail may hold the address: only its code is kept. */
const reasonOf = (error: unknown) => ({
  code: error instanceof Error && 'code' in error ? error.code : undefined,
  response_code: codeOf(error),
})

/** The server has refused it for good. */
const isFinal = (error: unknown) => (codeOf(error) ?? 0) >= 500
