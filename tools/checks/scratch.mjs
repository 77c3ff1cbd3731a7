import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
const GB = 1024 ** 3
/** Tests leave 0.6 GB there at most; a journal that is not let go of, or another check beside this one, would need more. */
const ROOM_BYTES = 4 * GB
/** Of what the machine has left. */
const MEMORY_BYTES = 8 * GB

/**
 * The folder in which tests keep what they need, above all their databases: several hundred copies of a thousand files each,
 * which a disk takes 80 of 100 seconds of the kernel for. In memory where there is plenty, else where the system puts such
 * things. Whoever sets TMPDIR has chosen.
 */
export function scratchBase({
  env = process.env,
  mounts = () => read('/proc/mounts'),
  memory = () => read('/proc/meminfo'),
  room = roomOf,
} = {}) {
  if (env.TMPDIR) return tmpdir()
  const options = mounts()
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, at]) => at === IN_MEMORY)?.[3]
    ?.split(',')
  // PostgreSQL's programs lie beside its data and are run from there.
  if (!options || options.includes('noexec') || options.includes('ro')) return tmpdir()
  const available = Number(/^MemAvailable:\s+(\d+) kB/m.exec(memory())?.[1] ?? 0) * 1024
  return available >= MEMORY_BYTES && room(IN_MEMORY) >= ROOM_BYTES ? IN_MEMORY : tmpdir()
}

const NAME = /^hakka-test-(\d+)-/

/** A folder for this run. What a run that was killed has left in memory goes first. */
export function makeScratch(base = scratchBase()) {
  for (const name of base === tmpdir() ? [] : readdirSync(base)) {
    const pid = NAME.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(join(base, name), { recursive: true, force: true })
  }
  return mkdtempSync(join(base, `hakka-test-${process.pid}-`))
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function roomOf(path) {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  } catch {
    return 0
  }
}
