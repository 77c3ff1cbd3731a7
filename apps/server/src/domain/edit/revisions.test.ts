import { expect, test } from 'vitest'
import { z } from 'zod'
import { user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { findVersioned, keepRevisions, listRevisions, REVISIONS_MAX } from './revisions.ts'

const server = testServer()
const THING = { name: 'thing_of_a_test', schemaVersion: 3 }
const schema = z.object({ said: z.string() })
const at = new Date('2026-11-30T00:00:00Z')

test('versions of many are kept at once: of each the newest ones, with their editor and their shape', async () => {
  const { db } = server().services
  const { id: userId, name } = await user(server(), { roles: ['selfstudy_editor'] })
  const kept = (id: number, version: number) => ({
    id,
    version,
    content: { said: `${id} ${version}` },
    at,
    userId,
  })
  const last = REVISIONS_MAX + 20
  await db.transaction(async (transaction) => {
    for (let version = 1; version <= last; version++)
      await keepRevisions(transaction, THING, [kept(1, version), kept(2, version)])
    // One that is kept stays as it is.
    await keepRevisions(transaction, THING, [{ ...kept(1, last), content: { said: 'another' } }, kept(3, 1)])
    await keepRevisions(transaction, THING, [])
  })
  for (const id of [1, 2]) {
    const versions = (await listRevisions(db, THING, id)).map((own) => own.version)
    expect(versions).toEqual(Array.from({ length: REVISIONS_MAX }, (_, index) => last - index))
  }
  expect(await findVersioned(db, THING, { id: 1, version: last, schema })).toEqual({
    version: last,
    at: at.toISOString(),
    by: name,
    content: { said: `1 ${last}` },
    schemaVersion: 3,
  })
  expect(await listRevisions(db, THING, 3)).toHaveLength(1)
})
