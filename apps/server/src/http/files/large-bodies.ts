import { BODY_BYTES } from '@hakka/contract/constants'
import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify'
import type { Performer, Target } from '../perform.ts'
import { checkPolicy, identify } from '../session/identity.ts'
import { isForm, isStream } from './multipart.ts'

const bytesOf = ({ entry }: Target) => entry.bodyBytes ?? BODY_BYTES.fields

/** The most that a body of these calls, all at one path, may hold. */
export const bodyLimitOf = (targets: readonly Target[]) => Math.max(...targets.map(bytesOf))

/**
 * Reading a large body is work: it is read for those only who may send it. The call's own check comes all the same.
 * @returns nothing where no call of the path takes more than any visitor may send
 */
export function beforeLargeBody(
  targets: readonly Target[],
  { services }: Performer,
): { preParsing?: preParsingAsyncHookHandler } {
  const large = targets.filter((target) => bytesOf(target) > BODY_BYTES.fields)
  const [first] = large
  if (!first || large.some(({ route }) => route?.policy === 'anyone')) return {}
  return {
    async preParsing(request, _reply, payload) {
      if (isLarge(request) && !isForm(request) && !isStream(request)) {
        const { actor } = await identify(request, services)
        checkPolicy(first.route?.policy, actor)
      }
      return payload
    },
  }
}

/** One that does not say its length may be as large as it likes. */
const isLarge = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > BODY_BYTES.fields
