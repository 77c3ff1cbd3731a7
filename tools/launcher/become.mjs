import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { node, root } from './checkout.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']
const FOLLOW = ['--import', fileURLToPath(new URL('./follow-parent.mjs', import.meta.url))]

/**
 * Turns this process into the project's Node.js with `args`, in the checkout's folder. A Node.js that
 * can't replace itself stays as a thin parent: it passes signals on and ends as its child ended.
 */
export function become(args, env) {
  process.chdir(root)
  if (process.execve && process.platform !== 'win32') {
    const startedByNpm = process.env.npm_lifecycle_event !== undefined
    process.execve(node, [node, ...(startedByNpm ? FOLLOW : []), ...args], env)
  }
  const child = spawn(node, [...FOLLOW, ...args], { env, stdio: 'inherit' })
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // Ctrl-C reaches every program of the terminal by itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(`錯誤：無法執行 ${node}：${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}
