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
export const serverOf = (pid: number): number => family(pid).find((member) => nameOf(member) !== 'sh') ?? pid

/** Megabytes of a process and its children; what they share counts once (PSS). */
export const memoryMb = (pid: number): number => sum(family(pid).map(pssMb))

/** The same of those that run PostgreSQL, and how many these are. */
export function databaseMb(pid: number): { mb: number; processes: number } {
  const own = family(pid).filter((member) => nameOf(member) === 'postgres')
  return { mb: sum(own.map(pssMb)), processes: own.length }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, own) => all + own, 0)

const nameOf = (pid: number) => read(`/proc/${pid}/comm`).trim()

const pssMb = (pid: number) =>
  Number(/^Pss: +(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024

/** Nothing of a process that has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
