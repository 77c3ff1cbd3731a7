import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { z } from 'zod'
import type { Transaction } from '../db/transaction.ts'

/** A kind of job as those know it who ask for one: its file in `jobs/` says what is done. */
export interface Asked<Data extends object> {
  name: string
  schema: z.ZodType<Data>
}

/** Takes work that is done after the answer, by whatever process of the site has time. */
export interface Queue {
  /** Makes ready what the first who asks would wait for. */
  open(): Promise<void>
  /**
   * Asks for a job. Given a transaction, it is there when that is committed, and never when it is not.
   * @param wait begins no sooner than after so many seconds
   */
  ask<Data extends object>(
    db: NodePgDatabase | Transaction,
    job: Asked<Data>,
    data: Data,
    wait?: number,
  ): Promise<void>
  /** Asks for a job that failed once more. @returns whether there is such a job */
  retry(name: string, id: string): Promise<boolean>
  close(): Promise<void>
}
