/** Whether the database refused what was written because of a unique index: somebody else was there first. */
export function violates(error: unknown, index: string): boolean {
  for (let own: unknown = error; own instanceof Error; own = own.cause)
    if ('constraint' in own && own.constraint === index) return true
  return false
}
