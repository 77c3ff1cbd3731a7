import { AnsweredFile } from '@hakka/contract/answered-file'
import type { Call, CallName } from '@hakka/contract/calls'
import { BODY_BYTES } from '@hakka/contract/constants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../domain/services.ts'
import { AppError } from '../kernel/app-error.ts'
import type { SendJson } from './answer/json-answer.ts'
import { sendInParts } from './answer/send-in-parts.ts'
import { isForm, isStream, withFiles } from './files/multipart.ts'
import { parseInput, parseInputAndMore } from './input/input.ts'
import type { Counted, Limits } from './limits.ts'
import { meantMethod } from './meant-method.ts'
import type { Given, Route } from './route.ts'
import type { Actor } from './session/actor.ts'
import { refuseForgery } from './session/csrf.ts'
import { checkPolicy, type Identity, identify } from './session/identity.ts'

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

/**
 * Every call's way: limit, who, may they, files of a form, input, is it theirs, do, present. Waits only for what takes
 * time: each `await` of a thing that is there already costs a small answer some of its rate.
 */
export function perform(
  target: Target,
  request: FastifyRequest,
  reply: FastifyReply,
  performer: Performer,
): Promise<FastifyReply> {
  const known = (identity: Identity) => performAs(identity, target, request, reply, performer)
  const go = () => {
    const identity = identify(request, performer.services)
    return identity instanceof Promise ? identity.then(known) : known(identity)
  }
  return target.route?.apart ? go() : after(performer.limits.general(request), go)
}

const after = <T>(counted: Counted, go: () => Promise<T>) => (counted ? counted.then(go) : go())

function performAs(
  identity: Identity,
  target: Target,
  request: FastifyRequest,
  reply: FastifyReply,
  performer: Performer,
): Promise<FastifyReply> {
  const { name, route } = target
  checkPolicy(route?.policy, identity.actor)
  request.userId = identity.actor.userId
  const counted = performer.limits.call(name, route?.limit, request)
  return after(counted, () => withinLimits(identity, target, request, reply, performer))
}

function withinLimits(
  { actor, bearer }: Identity,
  target: Target,
  request: FastifyRequest,
  reply: FastifyReply,
  performer: Performer,
): Promise<FastifyReply> {
  const { name, entry } = target
  const { services } = performer
  const changes = request.method !== 'GET' && request.method !== 'HEAD'
  const checkOrigin = () => {
    if (changes && !bearer) refuseForgery(request, services)
  }
  const streamed = isStream(request)
  if (streamed && !entry.multipart?.stream) throw new AppError('unsupported_media')
  if (!entry.multipart || !(streamed || isForm(request))) {
    checkOrigin()
    return answer(target, request, reply, { actor, performer })
  }
  // A form's token may stand in a field; one in the header is looked at before any file is taken.
  if (streamed || request.headers['x-csrf-token'] !== undefined) checkOrigin()
  const bounds = { ...entry.multipart, fieldBytes: entry.bodyBytes ?? BODY_BYTES.fields }
  return withFiles(request, bounds, services, () => {
    if (!name.startsWith(`${meantMethod(request)} `)) throw new AppError('method_not_allowed')
    checkOrigin()
    return answer(target, request, reply, { actor, performer })
  })
}

async function answer(
  { name, entry, route }: Target,
  request: FastifyRequest,
  reply: FastifyReply,
  { actor, performer }: { actor: Actor; performer: Performer },
): Promise<FastifyReply> {
  const { services, strictAnswers, sendJson } = performer
  const faults = route?.faults
  const input = faults
    ? // The fields have passed their own schemas: they are of the contract's types.
      await parseInputAndMore(entry, request, (body) =>
        faults({ body, actor, services, request } as Given<CallName>),
      )
    : parseInput(entry, request)
  // Past this line the input has the contract's types: its own schemas have just parsed it.
  const context = { ...input, actor, services, request, reply } as Parameters<Route['handler']>[0]
  if (route?.resource) context.resource = await needResource(route.resource, context)
  const answer = await route?.handler(context)
  if (route?.personal) reply.header('cache-control', 'private, no-store')
  // What an editor has just saved is on every page from now on.
  if (route?.audited) await services.notices.caughtUp()
  if (answer instanceof AnsweredFile) return sendFile(request, reply, answer)
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

/** @throws AppError `not_found` alike for a row that is somebody else's and for one that is not there */
async function needResource(
  { find, may }: NonNullable<Route['resource']>,
  context: Parameters<Route['handler']>[0],
): Promise<unknown> {
  const found = await find(context.services, context)
  if (found === undefined || !may(context.actor, found)) throw new AppError('not_found')
  return found
}

/** Meant for whoever asked and no cache, unless the handler says otherwise. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: AnsweredFile): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
  reply.headers({ 'content-type': file.mediaType, 'content-disposition': file.disposition })
  return sendInParts(request, reply, file)
}
