import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame } from '@playwright/test'
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

/** Once a page: to put axe into it again takes as long as a quarter of what it does there. */
export async function putAxeInto(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source())
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
