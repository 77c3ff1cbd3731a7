import type { Call } from '@hakka/contract/calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { refuseForgery } from './csrf.ts'
import { checkPolicy, identify } from './identity.ts'
import { parseInput } from './input.ts'
import type { SendJson } from './json-answer.ts'
import type { Limits } from './limits.ts'
import type { Route } from './route.ts'

/** A call of the contract with the area's route for it, if there is one. */
export interface Target {
  name: string
  entry: Call
  route: Route | undefined
}

export interface Performer {
  services: Services
  limits: Limits
  /** Answers that break the contract become a 500; otherwise they are logged and sent. */
  strictAnswers: boolean
  sendJson: SendJson
}

/** Every call's way: limit, who, may they, is it theirs, input, do, present. */
export async function perform(
  { name, entry, route }: Target,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, limits, strictAnswers, sendJson }: Performer,
): Promise<FastifyReply> {
  limits.general(request)
  const { actor, bearer } = await identify(request, services)
  checkPolicy(route?.policy, actor)
  request.userId = actor.userId
  limits.call(name, request)
  if (!bearer && request.method !== 'GET' && request.method !== 'HEAD') refuseForgery(request, services)
  const input = parseInput(entry, request)
  // Past this line the input has the contract's types: its own schemas have just parsed it.
  const context = { ...input, actor, services, request, reply } as Parameters<Route['handler']>[0]
  const answer = await route?.handler(context)
  const checked = entry.answer.safeParse(answer)
  if (!checked.success) {
    const problem = new Error(`the answer of ${name} breaks the contract`, { cause: checked.error })
    if (strictAnswers) throw problem
    services.log.error(
      { call: name, paths: checked.error.issues.map((issue) => issue.path.join('.')) },
      problem.message,
    )
  }
  const body = checked.success ? checked.data : answer
  if (body === undefined) return reply.header('cache-control', 'no-store').code(204).send()
  return sendJson(request, reply, body)
}
