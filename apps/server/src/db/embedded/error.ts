/** Why the embedded database cannot run, as a sentence for the person at the terminal. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}

/** The `code` of a system error (`EACCES`, `ENOENT` …), if it has one. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
