import { AnsweredFile } from '@hakka/contract/answered-file'
import type { Call, CallName } from '@hakka/contract/calls'
import { BODY_BYTES } from '@hakka/contract/constants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { AppError } from './app-error.ts'
import { refuseForgery } from './csrf.ts'
import type { Edits } from './edits.ts'
import { checkPolicy, type Identity, identify } from './identity.ts'
import { parseInput, parseInputAndMore } from './input.ts'
import type { SendJson } from './json-answer.ts'
import type { Limits } from './limits.ts'
import { meantMethod } from './meant-method.ts'
import { isForm, isStream, withFiles } from './multipart.ts'
import type { Actor, Given, Route } from './route.ts'
import { sendInParts } from './send-in-parts.ts'

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
  edits: Edits
}

/**
 * Every call's way: limit, who, may they, files of a form, is it theirs, input, do, present. Waits only for what takes
 * time: each `await` of a thing that is there already costs a small answer some of its rate.
 */
export function perform(
  target: Target,
  request: FastifyRequest,
  reply: FastifyReply,
  performer: Performer,
): Promise<FastifyReply> {
  performer.limits.general(request)
  const identity = identify(request, performer.services)
  const go = (known: Identity) => performAs(known, target, request, reply, performer)
  return identity instanceof Promise ? identity.then(go) : go(identity)
}

function performAs(
  { actor, bearer }: Identity,
  target: Target,
  request: FastifyRequest,
  reply: FastifyReply,
  performer: Performer,
): Promise<FastifyReply> {
  const { name, entry, route } = target
  const { services, limits } = performer
  checkPolicy(route?.policy, actor)
  request.userId = actor.userId
  limits.call(name, request)
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
  const { services, strictAnswers, sendJson, edits } = performer
  const faults = route?.faults
  const input = faults
    ? // The fields have passed their own schemas: they are of the contract's types.
      await parseInputAndMore(entry, request, (body) =>
        faults({ body, actor, services, request } as Given<CallName>),
      )
    : parseInput(entry, request)
  // Past this line the input has the contract's types: its own schemas have just parsed it.
  const context = { ...input, actor, services, request, reply } as Parameters<Route['handler']>[0]
  const answer = await route?.handler(context)
  const changes = request.method !== 'GET' && request.method !== 'HEAD'
  if (changes && typeof route?.policy === 'object') edits.tell()
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

/** Meant for whoever asked and no cache, unless the handler says otherwise. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: AnsweredFile): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
  reply.headers({ 'content-type': file.mediaType, 'content-disposition': file.disposition })
  return sendInParts(request, reply, file)
}
