import { pino } from 'pino'
import type { Log } from '../services.ts'

/** JSON lines. Nothing is logged but what the code names: no headers, no bodies, no whole addresses. */
export function createLog(level: string, write?: (line: string) => void): Log {
  const options = { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }
  return write ? pino(options, { write }) : pino(options)
}
