import { type CallName, calls } from '@hakka/contract/calls'
import { beforeAll, expect, test } from 'vitest'
import { CLASS_CALLERS, type ClassCaller, type ClassWorld, classWorlds } from '../testing/class-world.ts'
import { testServer } from '../testing/server.ts'
import { WHOSE } from '../testing/whose.ts'
import { WHOSE_CLASS } from '../testing/whose-class.ts'

const server = testServer()
const callers = Object.keys(CLASS_CALLERS).filter((own): own is ClassCaller => own in CLASS_CALLERS)
let made: Awaited<ReturnType<typeof classWorlds>>

beforeAll(async () => {
  // What is made here and what the server stamps are of one moment.
  server().setNow(new Date())
  made = await classWorlds(server())
})

/** The call that a row of the table is about; what else it says tells rows of one call apart. */
const callOf = (row: string) => row.split(' ').slice(0, 2).join(' ')

test('every call that names somebody’s class, assignment, competition or child stands in the table', () => {
  const isOfClass = /\/api\/my\/(teaching-class|learning-class|child)\b/
  const names = Object.keys(calls).filter((name): name is CallName => name in calls)
  const named = names.filter((name) => WHOSE[name] === 'own' && isOfClass.test(name))
  expect(named.length).toBeGreaterThan(40)
  expect(Object.keys(WHOSE_CLASS).map(callOf)).toEqual(expect.arrayContaining(named))
})

test.each(Object.keys(WHOSE_CLASS))('%s', async (name) => {
  const row = WHOSE_CLASS[name]
  if (!row) throw new Error('no such row')
  const call = callOf(name)
  const method = (['POST', 'PUT', 'DELETE'] as const).find((own) => call.startsWith(own)) ?? 'GET'
  const fresh = async () => {
    const world = await made.world(call)
    await row.after?.(world, made.people)
    return world
  }
  const ask = async (world: ClassWorld, caller: ClassCaller) => {
    const said = row.says(world, caller)
    const path = call.split(' ')[1]?.replace('{id}', String(said.id))
    const query = new URLSearchParams(
      Object.entries(said).map(([key, value]): [string, string] => [key, String(value)]),
    )
    const { headers } = made.people[caller]
    const answer = await (method === 'GET'
      ? server().app.inject({ url: `${path}?${query}`, headers })
      : server().app.inject({ method, url: path ?? '', headers, payload: said }))
    const { statusCode: status, body } = answer
    if (status === 403 || status === 404) return 'out'
    return status < 300 ? 'in' : { status, body }
  }
  const found = new Map<ClassCaller, unknown>()
  // Whoever is refused comes first, and leaves to the others what they ask for.
  const first = await fresh()
  for (const caller of callers) if (!row.who.includes(caller)) found.set(caller, await ask(first, caller))
  for (const [at, caller] of row.who.entries())
    found.set(caller, await ask(at === 0 ? first : await fresh(), caller))
  const shown = (of: (caller: ClassCaller) => unknown) =>
    Object.fromEntries(callers.map((caller) => [CLASS_CALLERS[caller], of(caller)]))
  expect(shown((caller) => found.get(caller))).toEqual(
    shown((caller) => (row.who.includes(caller) ? 'in' : 'out')),
  )
})
