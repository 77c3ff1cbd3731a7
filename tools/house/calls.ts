import { type Call, calls } from '@hakka/contract/calls'
import { routes } from '../../apps/server/src/app.ts'

const all: [string, Call][] = Object.entries(calls)

/** What the contract and the routes say of each call. */
export function callFigures() {
  const declared = new Map<string, (typeof routes)[number]>(routes.map((route) => [route.name, route]))
  return {
    calls: all.length,
    withAnswer: all.filter(([, { answer }]) => answer !== undefined).length,
    // A call that takes nothing needs no schema of it: what is sent all the same is dropped.
    withInput: all.filter(([, { query, body, params }]) => query ?? body ?? params).length,
    pathsWithoutSchema: all
      .filter(([name, { params }]) => name.includes('{') && !params)
      .map(([name]) => name),
    withoutRoute: all.filter(([name]) => !declared.has(name)).map(([name]) => name),
    withoutPolicy: routes.filter(({ policy }) => policy === undefined).map(({ name }) => name),
  }
}
