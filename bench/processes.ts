import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Milliseconds of processor time that a process has used. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000
}

/** A process with all that it started. */
function family(pid: number): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const members = [pid]
  for (const member of members) {
    for (const [child = 0, parent] of table) if (parent === member) members.push(child)
  }
  return members
}

/** The server itself: `npm start` leaves a shell above it that starts it again. */
export const serverOf = (pid: number): number =>
  family(pid).find((member) => readFileSync(`/proc/${member}/comm`, 'latin1').trim() !== 'sh') ?? pid

/** Megabytes of a process and its children; what they share counts once (PSS). */
export function memoryMb(pid: number): number {
  const kilobytes = family(pid).map((member) => {
    try {
      const text = readFileSync(`/proc/${member}/smaps_rollup`, 'latin1')
      return Number(/^Pss: +(\d+)/m.exec(text)?.[1] ?? 0)
    } catch {
      // Ended meanwhile.
      return 0
    }
  })
  return kilobytes.reduce((sum, own) => sum + own, 0) / 1024
}
