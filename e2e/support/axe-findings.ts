import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CDPSession, Frame, Page } from '@playwright/test'
import { faintReadings } from './reading-contrast.ts'

interface Finding {
  id: string
  nodes: { target: string[]; failureSummary?: string }[]
}

let read: string | undefined
const source = () => {
  read ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return read
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()
/** A page's own line to its browser. */
function lineTo(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/**
 * Once a page: to put axe into it again takes as long as a quarter of what it does there. Half a megabyte goes to a page
 * by its own line in two thirds of the time.
 */
export async function putAxeInto(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  const page = frame.page()
  if (frame !== page.mainFrame()) return frame.evaluate(source())
  await (await lineTo(page)).send('Runtime.evaluate', { expression: source() })
}

/**
 * What axe finds broken in a frame and those of this site in it, and which Hakka is too faint there, as lines. All its
 * rules count, targets of 24 px among them, but those that `without` names.
 */
export async function axeFindings(frame: Frame, without: readonly string[] = []): Promise<string[]> {
  await putAxeInto(frame)
  const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const options = {
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true }, ...off },
    // Sounds that begin by themselves; style sheets, which it would read anew, only a rule asks for that is off.
    preload: { assets: ['media'] },
  }
  // Answers findings alone: all that is right, sent and read, takes a twentieth of the look.
  const violations = await frame.evaluate<Finding[]>(`axe.run(document, ${JSON.stringify(options)})
    .then(({ violations }) => violations.map(({ id, nodes }) => ({
      id, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    })))`)
  const faint = await frame.evaluate(faintReadings)
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n  ${failureSummary ?? ''}`),
    ),
    ...faint.map((line) => `太淡：${line}`),
  ]
}
