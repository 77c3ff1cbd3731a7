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

/** Messages by field; a field without any is right. */
export type Faults = Record<string, string[]>

/** What a call's `faults` look at: of the body, the fields that the schema has nothing against. */
export type Given<N extends CallName> = Pick<Context<N>, 'actor' | 'services' | 'request'> & {
  body: Partial<CallBody<N>>
}

export interface Route<N extends CallName = CallName> {
  name: N
  policy: Policy
  // A method, not a property: only so do routes of different calls fit into one list.
  handler(context: Context<N>): Promise<CallAnswer<N>>
  faults?(given: Given<N>): Promise<Faults>
}

/**
 * One call's policy and handler. Input is parsed, the policy checked and the answer validated around it.
 * @param faults what the schema alone can't judge: told in one answer with what the schema has against other fields.
 *   The handler is reached only when there are none.
 */
export const route = <N extends CallName>(
  name: N,
  policy: Policy,
  handler: (context: Context<N>) => Promise<CallAnswer<N>>,
  faults?: (given: Given<N>) => Promise<Faults>,
): Route<N> => ({ name, policy, handler, ...(faults ? { faults } : {}) })
