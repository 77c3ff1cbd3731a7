import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** An answer as the site gave it, to be given again by nothing but Node.js. */
export interface Recorded {
  status: number
  /** Names and values in turn. */
  headers: string[]
  /** Base64. */
  body: string
}

/** A statement of a call, as `sql-of-calls.ts` of the server tells it. */
export interface Statement {
  step: number
  text: string
  values: unknown[]
}

/** What the baseline answers, by path. */
export interface Script {
  recorded: Record<string, Recorded>
  /** Files by path: `stat` and a stream, with these headers. */
  files: Record<string, { file: string; headers: string[] }>
  /**
   * Statements that a call of the site makes, by path: run through the driver, those of one step at once, and answered
   * with the call's bytes. At `/ms` before the path the answer is how many milliseconds the statements took.
   */
  calls?: Record<string, { host: string; statements: Statement[]; answer: Recorded }>
  /** One row read by its key, at `/sql`. */
  sql?: { host: string; text: string; values: string[]; body: string; headers: string[] }
}

export interface Baseline {
  url: string
  stop(): Promise<void>
}

/** Starts the baseline on core 0, where the site is too; the two are never under load together. */
export async function startBaseline(folder: string, script: Script): Promise<Baseline> {
  const file = join(folder, `baseline-${Date.now()}.json`)
  await writeFile(file, JSON.stringify(script))
  const program = fileURLToPath(new URL('raw-server.ts', import.meta.url))
  const child: ChildProcess = spawn('taskset', ['-c', '0', process.execPath, program, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = child.stdout ? await once(child.stdout.setEncoding('utf8'), 'data') : ['']
  return {
    url: `http://127.0.0.1:${Number(line)}`,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

const ITS_OWN = /^(date|connection|keep-alive|transfer-encoding|content-length)$/i

/** Fetches an answer as its bytes, to record it. */
export async function record(url: string, path: string, headers: Record<string, string>): Promise<Recorded> {
  const { request } = await import('node:http')
  const [answer] = await once(request(`${url}${path}`, { headers }).end(), 'response')
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  const body = Buffer.concat(parts)
  const raw: string[] = answer.rawHeaders
  const kept: string[] = []
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2)
    if (!ITS_OWN.test(name)) kept.push(name, value)
  }
  return {
    status: answer.statusCode,
    headers: [...kept, 'content-length', String(body.length)],
    body: body.toString('base64'),
  }
}
