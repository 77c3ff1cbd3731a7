import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ItemRow } from './pupils.ts'
import { testCheck } from './test-check.ts'
import { testCloze } from './test-cloze.ts'
import { testModule } from './test-module.ts'
import type { TestThing } from './test-thing.ts'

type Maker = (db: NodePgDatabase, item: ItemRow) => Promise<TestThing | undefined>

const MAKERS: Partial<Record<ItemRow['thing'], Maker>> = {
  module: testModule,
  dialogue: testCheck,
  cloze_set: testCloze,
}

/** Nothing of what is no longer there, or can't be asked in a test. */
export const testThing: Maker = async (db, item) => MAKERS[item.thing]?.(db, item)
