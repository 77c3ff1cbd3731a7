/** One JSON line a call; no personal data. */
export interface Log {
  debug(fields: Record<string, unknown>, message: string): void
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
  /** The line that each answered request leaves, at level info. */
  request(line: RequestLine): void
}

export interface RequestLine {
  request_id: string
  method: string
  /** The route's pattern: never what was looked up. */
  path: string
  status: number
  ms: number
  /** A network, never a whole address. */
  from: string
}
