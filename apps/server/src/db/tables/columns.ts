import { sql } from 'drizzle-orm'
import { boolean, integer, timestamp } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A moment in UTC. */
export const at = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => at('created_at').notNull().default(sql`now()`)
export const updatedAt = () => at('updated_at').notNull().default(sql`now()`)

/** Made by `SEED=demo`. */
export const isDemo = () => boolean('is_demo').notNull().default(false)

/** Goes up by one with each edit: who saves an older one is told so (409). */
export const version = () => integer().notNull().default(1)
