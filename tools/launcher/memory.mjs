import { totalmem } from 'node:os'

const MB = 1024 * 1024
/** Of the old generation. A server alone fills some 100 MB; nobody has seen it fill 512. */
const HEAP_MB = { least: 192, most: 512 }
/** The rest is for the database, pictures that are drawn, and the system. */
const SHARE = 1 / 4

/**
 * What keeps the server small beside its database. A site renders many short-lived pages: left to itself, V8 gives
 * them a young generation of 128 MB and clears the old one late, and glibc keeps what password hashing took (16 MB
 * each) in one arena a thread. The young generation has its 16 MB from the start: it would stay at one otherwise, and
 * be cleared for every few answers, a fifth of their time. The old generation's bound is above what a site needs, and
 * fits the machine, or what a container or service may take of it; V8 grows towards it in smaller steps. Where there is room,
 * a step is as much as lives: by V8's own measure all of it was looked through for every ten large pages, a third of their
 * time. Who needs more sets it in NODE_OPTIONS.
 * @param memory in bytes
 */
export function memoryFlags({ NODE_OPTIONS = '' } = process.env, memory = usableMemory()) {
  const own = /--max[-_]old[-_]space[-_]size/.test(NODE_OPTIONS)
  const young = ['--min-semi-space-size=16', '--max-semi-space-size=16']
  const limit = heapLimit(memory)
  const steps = limit === HEAP_MB.most ? ['--heap-growing-percent=100'] : []
  return [...young, ...steps, ...(own ? [] : [`--max-old-space-size=${limit}`])]
}

const heapLimit = (memory) =>
  Math.min(HEAP_MB.most, Math.max(HEAP_MB.least, Math.floor((memory * SHARE) / MB)))

/** What this process may take: the machine's memory, or its control group's where that is less. */
function usableMemory() {
  const allowed = process.constrainedMemory?.() ?? 0
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem()
}

/** For glibc: two arenas, and large blocks go back to the system when they are freed. */
export const memoryEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' }
