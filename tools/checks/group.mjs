import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from '../launcher/checkout.mjs'

const groups = new Set()

/** Says on its fourth stream, which what it runs has not, how long that and its children held a core. */
const TIMED = ['-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh']
/** A shell's code for a program that a signal ended is so much more than the signal's number. */
const BY_SIGNAL = 128

/**
 * Runs a program in a process group of its own and sweeps up what it leaves behind. With `live` its
 * output goes straight to the terminal, else it is kept for later. `cpu` is in seconds, of all that it waited for.
 */
export function runGroup([program, args, { cwd = root } = {}], { env, live, limitMs }) {
  return new Promise((done) => {
    const output = live ? 'inherit' : 'pipe'
    const stdio = ['ignore', output, output, 'pipe']
    const child = spawn('sh', [...TIMED, program, ...args], { cwd, env, detached: true, stdio })
    if (child.pid) groups.add(child.pid)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    }
    let times = ''
    child.stdio[3].setEncoding('utf8').on('data', (text) => {
      times += text
    })
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
    child.once('close', (code, ended) => {
      const signal = ended ?? signalOf(code)
      const why = reason ?? (signal ? `被 ${signal} 結束` : undefined)
      done({ ok: code === 0, said, reason: why, cpu: secondsOf(times) })
    })
  })
}

/** The signal that a shell's code tells of. */
const signalOf = (code) =>
  Object.entries(constants.signals).find(([, number]) => number + BY_SIGNAL === code)?.[0]

/** Seconds in the last line of `times`, the children's: `1m2.30s 0m4.50s`. */
export function secondsOf(times) {
  const [, of = ''] = times.trim().split('\n')
  const parts = [...of.matchAll(/(\d+)m([\d.]+)s/g)]
  return parts.length === 0
    ? undefined
    : parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
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
