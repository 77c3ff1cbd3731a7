import { EmbeddedError } from '../db/embedded/error.ts'
import { DatabaseError } from '../db/migrate.ts'
import { isRefused, isUnavailable } from '../db/unavailable.ts'
import { EnvError } from '../kernel/env.ts'

/** What somebody typed at a command line can't be done; the message says why, and how it is meant. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Settings, data folder or database that a command can't work with, as a sentence. */
const GIVEN = [UsageError, EnvError, EmbeddedError, DatabaseError]

/**
 * Runs a command line to its end. What it was given and can't use ends it with code 2 and a sentence, what it refuses
 * with code 1.
 * @param refusalOf a sentence for the command's own refusals; `undefined` for what nobody expected, which is thrown on
 */
export async function runCommand(
  main: (args: string[]) => Promise<void>,
  refusalOf: (error: unknown) => string | undefined = () => undefined,
): Promise<void> {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    const sentence = given(error) ?? refusalOf(error)
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence.trimEnd()}\n`)
    process.exitCode = given(error) === undefined ? 1 : 2
  }
}

function given(error: unknown): string | undefined {
  if (error instanceof Error && GIVEN.some((kind) => error instanceof kind)) return error.message
  if (isRefused(error)) return 'DATABASE_URL 指定的資料庫拒絕連線：帳號、密碼或資料庫的名稱不對。'
  if (isUnavailable(error)) return '連不上 DATABASE_URL 指定的資料庫。請確認資料庫已啟動、位址正確。'
  return undefined
}
