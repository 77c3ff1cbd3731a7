import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './checkout.mjs'
import { Failure } from './failure.mjs'

const TAIL_LINES = 40

/**
 * Runs a program to its end and keeps the last lines it says.
 * @throws {Failure} with `sentence` and those lines unless it ends with 0
 */
export async function run([program, args], { env, cwd = root, sentence }) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const tail = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      tail.push(line)
      if (tail.length > TAIL_LINES) tail.shift()
    })
  }
  const reason = await new Promise((done) => {
    child.once('error', (error) => done(error.message))
    child.once('close', (code, signal) => done(code === 0 ? undefined : (signal ?? `結束代碼 ${code}`)))
  })
  if (reason !== undefined) throw new Failure(`${sentence}（${reason}）`, tail)
}
