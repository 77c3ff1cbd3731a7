import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs'
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

const PREFIX = 'hakka-test-'
/** No run takes as long; whose process lives can't be asked where containers share their memory. */
const LEFT_MS = 6 * 60 * 60_000

/** A folder for this run. What a run that was killed has left in memory goes first. */
export function makeScratch(base = scratchBase()) {
  for (const name of base === tmpdir() ? [] : readdirSync(base)) {
    const path = join(base, name)
    const age = name.startsWith(PREFIX) ? Date.now() - statSync(path).mtimeMs : 0
    if (age > LEFT_MS) rmSync(path, { recursive: true, force: true })
  }
  return mkdtempSync(join(base, PREFIX))
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
