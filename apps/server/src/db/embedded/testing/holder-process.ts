import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('./holder.ts', import.meta.url))

/** Runs `holder.ts` in a process of its own and reads what it says. */
export class Holder {
  readonly child: ChildProcess
  readonly ended: Promise<unknown>
  /** Rows whose commit the holder has been told of. */
  acknowledged = 0
  said = ''

  constructor(folder: string) {
    this.child = spawn(process.execPath, [SCRIPT, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    this.ended = once(this.child, 'close')
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.said = (this.said + text).slice(-4000)
      const acks = [...this.said.matchAll(/^ack (\d+)$/gm)]
      this.acknowledged = Number(acks.at(-1)?.[1] ?? this.acknowledged)
    })
  }

  /** Ends the process as a power cut would. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.ended
  }
}
