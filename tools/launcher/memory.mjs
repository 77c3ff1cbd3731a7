/**
 * What keeps the server small beside its database. A site renders many short-lived pages: left to itself, V8 gives
 * them a young generation of 128 MB and clears the old one late, and glibc keeps what password hashing took (16 MB
 * each) in one arena a thread. The young generation has its 16 MB from the start: it would stay at one otherwise, and
 * be cleared for every few answers, a fifth of their time. The old generation's bound is far above what a site needs;
 * V8 grows towards it in smaller steps. Who needs more sets it in NODE_OPTIONS.
 */
export function memoryFlags({ NODE_OPTIONS = '' } = process.env) {
  const own = /--max[-_]old[-_]space[-_]size/.test(NODE_OPTIONS)
  const young = ['--min-semi-space-size=16', '--max-semi-space-size=16']
  return [...young, ...(own ? [] : ['--max-old-space-size=512'])]
}

/** For glibc: two arenas, and large blocks go back to the system when they are freed. */
export const memoryEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' }
