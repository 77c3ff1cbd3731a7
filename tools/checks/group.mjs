import { spawn } from 'node:child_process'
import { root } from '../launcher/checkout.mjs'

const groups = new Set()

/**
 * Runs a program in a process group of its own and sweeps up what it leaves behind. With `live` its
 * output goes straight to the terminal, else it is kept for later.
 */
export function runGroup([program, args, { cwd = root } = {}], { env, live, limitMs }) {
  return new Promise((done) => {
    const output = live ? 'inherit' : 'pipe'
    const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', output, output] })
    if (child.pid) groups.add(child.pid)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    }
    let reason
    const limit = setTimeout(() => {
      reason = `超過 ${limitMs / 60_000} 分鐘`
      endGroup(child.pid, 'SIGKILL')
    }, limitMs)
    child.once('error', (error) => {
      clearTimeout(limit)
      done({ ok: false, said: `${error.message}\n` })
    })
    child.once('exit', () => {
      clearTimeout(limit)
      endGroup(child.pid, 'SIGKILL')
      groups.delete(child.pid)
    })
    child.once('close', (code, signal) => {
      done({ ok: code === 0, said, reason: reason ?? (signal ? `被 ${signal} 結束` : undefined) })
    })
  })
}

/** Ends all that still runs. */
export function endGroups(signal) {
  for (const pid of groups) endGroup(pid, signal)
}

function endGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // Nothing of the group is left.
  }
}
