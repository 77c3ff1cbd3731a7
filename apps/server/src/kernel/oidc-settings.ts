import { LOGIN_PROVIDERS, type LoginProvider } from '@hakka/contract/constants'
import { z } from 'zod'

/** One provider that this site is a client of. */
export interface OidcSettings {
  provider: LoginProvider
  issuer: string
  clientId: string
  /** `undefined`: a public client, which PKCE alone protects. */
  clientSecret: string | undefined
  /** What the button says. */
  label: string
  scope: string
  /** Asked with the access token for claims that the provider gives nowhere else. */
  infoUrl: string | undefined
  /** The claim that tells teachers, and the word that stands anywhere in it for one. */
  teacherClaim: string | undefined
  teacherValue: string
}

export type Logins = Partial<Record<LoginProvider, OidcSettings>>

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Plain http leaves this machine in nobody's hands only where it does not leave it. */
export const isSafeAddress = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))

const address = z
  .string()
  .refine(
    (text) => URL.canParse(text) && isSafeAddress(new URL(text)),
    '要是 https:// 開頭的網址（只有本機可以用 http://）',
  )
const text = z.string().max(500)

/** The settings as environment variables. */
export const oidcVariables = {
  OIDC_EDU_ISSUER: address.default('https://oidc.tanet.edu.tw'),
  OIDC_EDU_CLIENT_ID: text.optional(),
  OIDC_EDU_CLIENT_SECRET: text.optional(),
  OIDC_EDU_LABEL: text.optional(),
  OIDC_EDU_SCOPE: text.default('openid email profile'),
  OIDC_EDU_INFO_URL: address.optional(),
  OIDC_EDU_TEACHER_CLAIM: text.default('titles'),
  OIDC_EDU_TEACHER_VALUE: text.default('教師'),
  OIDC_GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  OIDC_GOOGLE_CLIENT_ID: text.optional(),
  OIDC_GOOGLE_CLIENT_SECRET: text.optional(),
  OIDC_GOOGLE_LABEL: text.optional(),
}

const variables = z.object(oidcVariables)

const nameOf = (own: LoginProvider) => LOGIN_PROVIDERS.find(({ provider }) => provider === own)?.name ?? own

/** The providers that have a client id; the others are not open yet. */
export function loginsOf(env: z.output<typeof variables>): Logins {
  const edu: OidcSettings | undefined = env.OIDC_EDU_CLIENT_ID
    ? {
        provider: 'edu',
        issuer: env.OIDC_EDU_ISSUER,
        clientId: env.OIDC_EDU_CLIENT_ID,
        clientSecret: env.OIDC_EDU_CLIENT_SECRET,
        label: env.OIDC_EDU_LABEL ?? nameOf('edu'),
        scope: env.OIDC_EDU_SCOPE,
        infoUrl: env.OIDC_EDU_INFO_URL,
        teacherClaim: env.OIDC_EDU_TEACHER_CLAIM,
        teacherValue: env.OIDC_EDU_TEACHER_VALUE,
      }
    : undefined
  const google: OidcSettings | undefined = env.OIDC_GOOGLE_CLIENT_ID
    ? {
        provider: 'google',
        issuer: env.OIDC_GOOGLE_ISSUER,
        clientId: env.OIDC_GOOGLE_CLIENT_ID,
        clientSecret: env.OIDC_GOOGLE_CLIENT_SECRET,
        label: env.OIDC_GOOGLE_LABEL ?? nameOf('google'),
        scope: 'openid email profile',
        infoUrl: undefined,
        // Who has a Google account is no teacher by that.
        teacherClaim: undefined,
        teacherValue: '',
      }
    : undefined
  return { ...(edu ? { edu } : {}), ...(google ? { google } : {}) }
}
