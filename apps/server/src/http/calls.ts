import type { Call } from '@hakka/contract/calls'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { AppError } from './app-error.ts'
import { type Performer, perform, type Target } from './perform.ts'
import type { Route } from './route.ts'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

/**
 * Registers every call of a contract. A call that no area has a route for is there too, and answers 403.
 * A POST whose body says `_method` PUT or DELETE is that call.
 */
export function registerCalls(
  app: FastifyInstance,
  {
    calls,
    routes,
    performer,
  }: { calls: Record<string, Call>; routes: readonly Route[]; performer: Performer },
): void {
  const byName = new Map<string, Route>(routes.map((route) => [route.name, route]))
  const byPath = Map.groupBy(
    Object.entries(calls).map(([name, entry]) => ({ name, entry, route: byName.get(name) })),
    ({ name }) => name.slice(name.indexOf(' ') + 1),
  )
  for (const [path, targets] of byPath) {
    const methods = new Set<HTTPMethods>(METHODS.filter((method) => of(method, targets)))
    if (methods.has('PUT') || methods.has('DELETE')) methods.add('POST')
    app.route({
      method: [...methods],
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { calls: targets.map(({ name }) => name) },
      handler: (request, reply) => {
        const target = of(methodOf(request), targets)
        if (!target) throw new AppError('method_not_allowed')
        return perform(target, request, reply, performer)
      },
    })
  }
}

const of = (method: string, targets: readonly Target[]) =>
  targets.find(({ name }) => name.startsWith(`${method} `))

function methodOf({ method, body }: FastifyRequest): string {
  if (method === 'HEAD') return 'GET'
  const meant = typeof body === 'object' && body !== null && '_method' in body ? body._method : undefined
  if (method !== 'POST' || typeof meant !== 'string') return method
  const upper = meant.toUpperCase()
  return upper === 'PUT' || upper === 'DELETE' ? upper : method
}
