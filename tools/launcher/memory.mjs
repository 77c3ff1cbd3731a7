/**
 * What keeps the server small beside its database. A site renders many short-lived pages: left to itself, V8 gives
 * them a young generation of 128 MB, and glibc keeps what password hashing took (16 MB each) in one arena a thread.
 */
export const memoryFlags = ['--max-semi-space-size=4']

/** For glibc: two arenas, and large blocks go back to the system when they are freed. */
export const memoryEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' }
