import type { Call } from '@hakka/contract/calls'
import type { FastifyInstance, HTTPMethods, onRequestHookHandler, RouteOptions } from 'fastify'
import { AppError } from '../kernel/app-error.ts'
import { beforeLargeBody, bodyLimitOf } from './files/large-bodies.ts'
import { addForms, isForm } from './files/multipart.ts'
import { meantMethod } from './meant-method.ts'
import { type Performer, perform, type Target } from './perform.ts'
import type { Route } from './route.ts'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Read by pages of other sites: their answers, errors too, hold nothing that belongs to whoever asks. */
const OPEN_API = '/api/open/'
const allowAnyOrigin: onRequestHookHandler = (_request, reply, done) => {
  reply.header('access-control-allow-origin', '*')
  done()
}

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
  const forms: RouteOptions[] = []
  for (const [path, targets] of byPath) {
    const methods = new Set<HTTPMethods>(METHODS.filter((method) => of(method, targets)))
    if (methods.has('PUT') || methods.has('DELETE')) methods.add('POST')
    const options: RouteOptions = {
      method: [...methods],
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: bodyLimitOf(targets),
      ...beforeLargeBody(targets, performer),
      ...(path.startsWith(OPEN_API) ? { onRequest: allowAnyOrigin } : {}),
      config: { calls: targets.map(({ name }) => name) },
      handler: (request, reply) => {
        const target = of(meantMethod(request), targets) ?? (isForm(request) ? formAmong(targets) : undefined)
        if (!target) throw new AppError('method_not_allowed')
        return perform(target, request, reply, performer)
      },
    }
    if (formAmong(targets)) forms.push(options)
    else app.route(options)
  }
  addForms(app, performer.services, (scope) => {
    for (const options of forms) scope.route(options)
  })
}

/** The body of a form is read later, so whether its `_method` means this call is looked at then. */
const formAmong = (targets: readonly Target[]) => targets.find(({ entry }) => entry.multipart)

const of = (method: string, targets: readonly Target[]) =>
  targets.find(({ name }) => name.startsWith(`${method} `))
