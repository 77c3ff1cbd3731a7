import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { node, root } from './checkout.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']
const FOLLOW = ['--import', fileURLToPath(new URL('./follow-parent.mjs', import.meta.url))]
const KEEPER = fileURLToPath(new URL('./keep-running.sh', import.meta.url))
/** Seconds before each new start; after the last of them, or a minute of peace, it is another matter. */
const DELAYS = '0 1 2 5 10 30'
const LIVED = '60'

/**
 * Turns this process into the project's Node.js with `args`, in the checkout's folder. A Node.js that
 * can't replace itself stays as a thin parent: it passes signals on and ends as its child ended.
 */
export function become(args, env) {
  const follow = !canReplace || isStartedByNpm()
  turnInto(node, [...(follow ? FOLLOW : []), ...args], env)
}

/**
 * The same, and whenever that Node.js dies by a fault it is started again. Under systemd that is systemd's work, which
 * knows of memory limits and of the machine's start as well.
 */
export function becomeKept(args, env) {
  if (process.platform === 'win32' || isSystemdService(process.env)) return become(args, env)
  // The shell between does not notice when npm is killed: the server looks for npm itself.
  const above = canReplace ? isStartedByNpm() && process.ppid : process.pid
  const kept = [KEEPER, DELAYS, LIVED, node, ...FOLLOW, ...args]
  turnInto('/bin/sh', kept, above ? { ...env, HAKKA_ABOVE: String(above) } : env)
}

const canReplace = process.execve !== undefined && process.platform !== 'win32'
const isStartedByNpm = () => process.env.npm_lifecycle_event !== undefined

/** Whether systemd started this very process, and so starts it again; a terminal under systemd is none. */
const isSystemdService = ({ SYSTEMD_EXEC_PID, INVOCATION_ID }) =>
  SYSTEMD_EXEC_PID === undefined
    ? INVOCATION_ID !== undefined && process.ppid === 1
    : SYSTEMD_EXEC_PID === String(process.pid)

function turnInto(program, args, env) {
  process.chdir(root)
  if (canReplace) process.execve(program, [program, ...args], env)
  const child = spawn(program, args, { env, stdio: 'inherit' })
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // Ctrl-C reaches every program of the terminal by itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(`錯誤：無法執行 ${program}：${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}
