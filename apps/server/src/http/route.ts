import type { CallAnswer, CallBody, CallName, CallParams, CallQuery } from '@hakka/contract/calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Permission } from '../domain/permissions.ts'
import type { Services } from '../services.ts'

/** Who is calling. `sessionId` is the id of the session's row, never the cookie's secret. */
export interface Actor {
  userId: number | null
  permissions: ReadonlySet<string>
  sessionId: number | null
}

/** Who may call: everybody, whoever is logged in, or whoever holds a permission. */
export type Policy = 'anyone' | 'login' | { permission: Permission }

export interface Context<N extends CallName> {
  /** The parts of the path, as `{id}`. */
  params: CallParams<N>
  query: CallQuery<N>
  body: CallBody<N>
  actor: Actor
  services: Services
  request: FastifyRequest
  reply: FastifyReply
}

export interface Route<N extends CallName = CallName> {
  name: N
  policy: Policy
  // A method, not a property: only so do routes of different calls fit into one list.
  handler(context: Context<N>): Promise<CallAnswer<N>>
}

/** One call's policy and handler. Input is parsed, the policy checked and the answer validated around it. */
export const route = <N extends CallName>(
  name: N,
  policy: Policy,
  handler: (context: Context<N>) => Promise<CallAnswer<N>>,
): Route<N> => ({ name, policy, handler })
