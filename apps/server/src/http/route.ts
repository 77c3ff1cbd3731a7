import type { CallAnswer, CallBody, CallName, CallParams, CallQuery } from '@hakka/contract/calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Permission } from '../domain/account/permissions.ts'
import type { Services } from '../domain/services.ts'
import type { Limit } from './limits.ts'
import type { Actor, Member, Teacher } from './session/actor.ts'

/** Who may call: everybody, whoever is logged in, confirmed teachers, or whoever holds a permission, or one of several. */
export type Policy = 'anyone' | 'login' | 'teacher' | { permission: Permission | readonly Permission[] }

/** Whom a policy lets through. */
type Admitted<P extends Policy> = P extends 'anyone' ? Actor : P extends 'teacher' ? Teacher : Member

/** The one row that a call is about, and whose it must be. */
interface Resource<N extends CallName, P extends Policy, F> {
  /** What is there by the call's input: the row's owner, and what the handler needs of it. */
  find(services: Services, asked: Pick<Context<N, P>, 'params' | 'query' | 'body'>): Promise<F | undefined>
  /** Pure, out of the area's `policy.ts`. Of a row that is not the caller's, the answer is that there is none: 404. */
  may(actor: Admitted<P>, found: NoInfer<F>): boolean
}

/** What else is declared of a call, beside who may call it. */
interface Rules {
  /** A bound of its own, beside the general one of an address. */
  limit?: Limit
  /** Counted by its own limit alone: a whole school does it in the same minute, and no page load is to be refused for it. */
  apart?: true
  /** What it changes at the desk stands in the audit list, and pages that are kept forget it. */
  audited?: true
  /** Its answer tells of a person: nobody on the way keeps it, and no browser, whatever the handler says. */
  personal?: true
}

/** All that is declared of a call. A policy that has nothing beside it stands for itself. */
interface Declared<N extends CallName, P extends Policy, F> extends Rules {
  policy: P
  resource?: Resource<N, P, F>
}

export interface Context<N extends CallName, P extends Policy = Policy, F = unknown> {
  /** The parts of the path, as `{id}`. */
  params: CallParams<N>
  query: CallQuery<N>
  body: CallBody<N>
  actor: Admitted<P>
  /** What the declared `resource` has found; `undefined` where none is declared. */
  resource: F
  services: Services
  request: FastifyRequest
  reply: FastifyReply
}

/** Messages by field; a field without any is right. */
export type Faults = Record<string, string[]>

/** What a call's `faults` look at: of the body, the fields that the schema has nothing against. */
export type Given<N extends CallName, P extends Policy = Policy> = Pick<
  Context<N, P>,
  'actor' | 'services' | 'request'
> & { body: Partial<CallBody<N>> }

export interface Route<N extends CallName = CallName> extends Rules {
  name: N
  policy: Policy
  resource?: Resource<N, Policy, unknown>
  // Methods, not properties: only so do routes of different calls and policies fit into one list.
  handler(context: Context<N>): Promise<CallAnswer<N>>
  faults?(given: Given<N>): Promise<Faults>
}

/**
 * One call's policy and handler. Input is parsed, the policy checked and the answer validated around it; behind a
 * policy that asks for a login, `actor.userId` is a number.
 * @param declared the policy, alone or with the call's limit, the row that it is about and what else holds for it
 * @param faults what the schema alone can't judge: told in one answer with what the schema has against other fields.
 *   The handler is reached only when there are none.
 */
export function route<N extends CallName, const P extends Policy, F = undefined>(
  name: N,
  declared: P | Declared<N, P, F>,
  handler: (context: Context<N, P, F>) => Promise<CallAnswer<N>>,
  faults?: (given: Given<N, P>) => Promise<Faults>,
): Route<N> {
  const rules = typeof declared === 'object' && 'policy' in declared ? declared : { policy: declared }
  return { name, ...rules, handler, ...(faults ? { faults } : {}) }
}
