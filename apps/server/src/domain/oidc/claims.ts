import { z } from 'zod'
import type { OidcSettings } from '../../kernel/oidc-settings.ts'

/** Whom a provider has recognised. The pair of issuer and subject is who it is; all else is what they are called. */
export interface Claims {
  issuer: string
  subject: string
  name: string
  email: string | null
  /** The provider says that the address is theirs. */
  emailVerified: boolean
  isTeacher: boolean
}

const text = z.string().max(2000).catch('')
const given = z.object({
  iss: z.string().min(1).max(2000),
  sub: z.string().min(1).max(255),
  name: text,
  email: z.string().trim().pipe(z.email().max(254)).nullable().catch(null),
  // Some providers send it as a text.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
})

const NAME_MAX = 50

/** @throws ZodError where issuer or subject are missing, which a valid ID token has */
export function claimsOf(settings: OidcSettings, claims: Record<string, unknown>): Claims {
  const { iss, sub, name, email, email_verified } = given.parse(claims)
  const letters = [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(name.trim())]
  return {
    issuer: iss,
    subject: sub,
    name: letters
      .slice(0, NAME_MAX)
      .map(({ segment }) => segment)
      .join(''),
    email,
    emailVerified: email !== null && email_verified,
    isTeacher: settings.teacherClaim ? holds(claims[settings.teacherClaim], settings.teacherValue) : false,
  }
}

/** Whether a word stands anywhere in a claim: 教育雲 nests titles by school. */
function holds(claim: unknown, word: string): boolean {
  const waiting: unknown[] = [claim]
  for (let seen = 0; waiting.length > 0 && seen < 1000; seen++) {
    const next = waiting.pop()
    if (next === word) return true
    if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next))
  }
  return false
}
