import { isIP, isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { senderIn } from './address.ts'
import { defaultDataDir } from './data-dir.ts'
import { type LessonSourceSettings, lessonSourceIn } from './lesson-source.ts'
import { type Logins, loginsOf, oidcVariables } from './oidc-settings.ts'
import type { S3Settings } from './s3-settings.ts'

const url = (protocols: RegExp, hint: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), hint)
const web = url(/^https?:$/, '要是 http:// 或 https:// 開頭的網址')

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `要是 ${min} 到 ${max} 的整數`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `要是 ${min} 到 ${max} 的整數`)

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `只能是 ${values.join('、')}` })

const variables = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  ORIGIN: web.transform((text) => new URL(text).origin).optional(),
  DATA_DIR: z.string().optional(),
  FONT_CACHE: z.string().optional(),
  DATABASE_URL: url(/^postgres(ql)?:$/, '要是 postgres:// 開頭的連線字串').optional(),
  SESSION_SECRET: z.string().min(32, '至少要 32 個字元').optional(),
  TEACHING_MATERIAL_URL: web.optional(),
  LESSON_PLAN_URL: web.optional(),
  LESSON_SOURCE: z
    .string()
    .refine(
      (text) => lessonSourceIn(text) !== undefined,
      '要是另一個客語學堂的網址（https://），或放教材包的資料夾',
    )
    .optional(),
  LESSON_SOURCE_KEY: z.string().min(16, '至少要 16 個字元').optional(),
  LESSON_SHARE_KEY: z.string().min(16, '至少要 16 個字元').optional(),
  DICTIONARY_FILE: z.string().optional(),
  DICTIONARY_URL: web.optional(),
  DICTIONARY_SOUNDS: z.string().optional(),
  TTS_URL: web.optional(),
  JUDGE: choice(['embedded', 'http', 'onnx']).default('embedded'),
  JUDGE_URL: web.optional(),
  JUDGE_MODEL: z.string().optional(),
  JUDGE_FALLBACK: choice(['embedded']).optional(),
  S3_ENDPOINT: web.transform((text) => text.replace(/\/+$/, '')).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, '要是儲存桶的名稱：3 到 63 個小寫字母、數字、點或連字號')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: url(/^smtps?:$/, '要是 smtp:// 或 smtps:// 開頭的網址').optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => senderIn(text) !== undefined,
      '要是一個電子郵件地址，例如 客語學堂 <mail@school.example>',
    )
    .optional(),
  SITE_NAME: z.string().max(50, '最多 50 個字').default('客語學堂'),
  SEED: choice(['demo', 'none']).optional(),
  LOG_LEVEL: choice(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: z
    .string()
    .refine(isProxies, '要是 true、false，或以逗號分開的代理位址，例如 10.0.0.0/8')
    .optional(),
  METRICS_TOKEN: z.string().min(16, '至少要 16 個字元').optional(),
  REDIS_URL: url(/^rediss?:$/, '要是 redis:// 或 rediss:// 開頭的網址').optional(),
  JUDGE_THREADS: whole(1, 256).optional(),
  PROCESSES: whole(1, 256).default(1),
  RATE_LIMIT: whole(1, 10_000_000).default(6000),
  PASSWORD_POLICY: choice(['default', 'tw-gov']).default('default'),
  REVIEW: choice(['optional', 'required']).default('optional'),
  UPGRADE_BACKUP: choice(['on', 'off']).default('on'),
  HAKKA_DEV: z.string().optional(),
  ...oidcVariables,
})

/** Who scores recordings. */
interface JudgeSettings {
  engine: 'embedded' | 'http' | 'onnx'
  /** Of the service, with `http`. */
  url: string | undefined
  /** Absolute; of the ONNX model, with `onnx`. */
  modelPath: string | undefined
  /** The embedded engine judges where the service does not answer. */
  fallback: boolean
  /** Of all processes on this machine; `undefined`: as many as it has cores but one. */
  threads: number | undefined
  /** How many processes of the site share this machine. */
  processes: number
}

/** Every setting of the server, parsed once. */
export interface Env {
  port: number
  host: string
  /** `https://school.example`, no slash at its end; `undefined` when the site has no fixed address. */
  origin: string | undefined
  /** Absolute. */
  dataDir: string
  /** Where faces that were cut are kept, absolute; in the data folder it is this site's own. */
  fontCache: { folder: string; isOwn: boolean }
  /** `undefined`: the embedded database. */
  databaseUrl: string | undefined
  /** Key of CSRF tokens; `undefined` until `main.ts` has read the one kept in the data folder. */
  sessionSecret: string | undefined
  teachingMaterialUrl: string | undefined
  lessonPlanUrl: string | undefined
  /** Where lessons are fetched from; `undefined`: the demo's pack. */
  lessonSource: LessonSourceSettings | undefined
  /** What is shown to the other site; `undefined`: nothing. */
  lessonSourceKey: string | undefined
  /** Who shows it may take this site's lessons; `undefined`: nobody. */
  lessonShareKey: string | undefined
  dictionaryFile: string | undefined
  /** Another site whose dictionary answers lookups. */
  dictionaryUrl: string | undefined
  /** Absolute; the operator's recordings of words. */
  dictionarySounds: string | undefined
  /** A speech service for words that nobody has recorded. */
  ttsUrl: string | undefined
  judge: JudgeSettings
  siteName: string
  /** With the login in it; `undefined`: mails are kept in a folder. */
  smtpUrl: string | undefined
  /** Where the site's files lie; `undefined`: in the data folder. */
  s3: S3Settings | undefined
  /** Who mails come from: an address, or a name with one. */
  mailFrom: string | undefined
  seed: 'demo' | 'none'
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Whose `X-Forwarded-*` headers count: nobody's, everybody's, or those of a list of addresses and networks. */
  trustProxy: boolean | string
  /** With it `/metrics` is open from anywhere; `undefined`: to this machine alone. */
  metricsToken: string | undefined
  /** What limits count, all processes together, and what they tell each other of rooms; `undefined`: each for itself. */
  redisUrl: string | undefined
  /** Uncached pages and calls per minute and address. */
  rateLimit: number
  /** `tw-gov` asks for four classes of characters as well. */
  passwordPolicy: 'default' | 'tw-gov'
  /** A lesson is published only after somebody else has looked it over. */
  reviewRequired: boolean
  /** Whether the database is backed up before an upgrade changes its tables. */
  upgradeBackup: boolean
  /** Providers of logins that this site is a client of. */
  logins: Logins
  development: boolean
}

/** Addresses with or without a mask, and the names of ranges that Fastify knows. */
function isProxies(text: string): boolean {
  if (text === 'true' || text === 'false') return true
  return text.split(',').every((part) => {
    const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part.trim()) ?? []
    if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return true
    return isIP(address) !== 0 && Number(bits) <= (isIPv6(address) ? 128 : 32)
  })
}

/** Settings that can't be used. The message names each variable and says what it should be. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Reads settings from environment variables; an empty one counts as unset.
 * @param root the checkout's folder, for the default data folder
 * @throws EnvError
 */
export function readEnv(source: Record<string, string | undefined>, root: string): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}：${issue.message}`)
    throw new EnvError(`環境變數的設定有誤：\n${lines.join('\n')}`)
  }
  const env = parsed.data
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new EnvError('環境變數的設定有誤：\n  MAIL_FROM：設定了 SMTP_URL，就要寫明寄件人')
  }
  if (env.JUDGE === 'http' && !env.JUDGE_URL) {
    throw new EnvError('環境變數的設定有誤：\n  JUDGE_URL：設定了 JUDGE=http，就要寫明評分服務的網址')
  }
  if (env.JUDGE === 'onnx' && !env.JUDGE_MODEL) {
    throw new EnvError('環境變數的設定有誤：\n  JUDGE_MODEL：設定了 JUDGE=onnx，就要寫明模型檔')
  }
  const dataDir = env.DATA_DIR ? resolve(env.DATA_DIR) : defaultDataDir(root)
  return {
    port: env.PORT,
    host: env.HOST,
    origin: env.ORIGIN,
    dataDir,
    fontCache: env.FONT_CACHE
      ? { folder: resolve(env.FONT_CACHE), isOwn: false }
      : { folder: join(dataDir, 'cache/fonts'), isOwn: true },
    databaseUrl: env.DATABASE_URL,
    sessionSecret: env.SESSION_SECRET,
    teachingMaterialUrl: env.TEACHING_MATERIAL_URL,
    lessonPlanUrl: env.LESSON_PLAN_URL,
    lessonSource: env.LESSON_SOURCE ? lessonSourceIn(env.LESSON_SOURCE) : undefined,
    lessonSourceKey: env.LESSON_SOURCE_KEY,
    lessonShareKey: env.LESSON_SHARE_KEY,
    dictionaryFile: env.DICTIONARY_FILE,
    dictionaryUrl: env.DICTIONARY_URL,
    dictionarySounds: env.DICTIONARY_SOUNDS && resolve(env.DICTIONARY_SOUNDS),
    ttsUrl: env.TTS_URL,
    judge: judgeOf(env),
    siteName: env.SITE_NAME,
    smtpUrl: env.SMTP_URL,
    s3: s3Of(env),
    mailFrom: env.MAIL_FROM,
    seed: env.SEED ?? (env.DATABASE_URL ? 'none' : 'demo'),
    logLevel: env.LOG_LEVEL,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    metricsToken: env.METRICS_TOKEN,
    redisUrl: env.REDIS_URL,
    rateLimit: env.RATE_LIMIT,
    passwordPolicy: env.PASSWORD_POLICY,
    reviewRequired: env.REVIEW === 'required',
    upgradeBackup: env.UPGRADE_BACKUP === 'on',
    logins: loginsOf(env),
    development: env.HAKKA_DEV === '1',
  }
}

const judgeOf = (env: z.output<typeof variables>): JudgeSettings => ({
  engine: env.JUDGE,
  url: env.JUDGE === 'http' ? env.JUDGE_URL : undefined,
  modelPath: env.JUDGE === 'onnx' && env.JUDGE_MODEL ? resolve(env.JUDGE_MODEL) : undefined,
  fallback: env.JUDGE_FALLBACK === 'embedded',
  threads: env.JUDGE_THREADS,
  processes: env.PROCESSES,
})

const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** @throws EnvError where some of them are given, and not all */
function s3Of(env: z.output<typeof variables>): S3Settings | undefined {
  const missing = S3.filter((name) => env[name] === undefined)
  if (missing.length === S3.length) return undefined
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    const lines = missing.map((name) => `  ${name}：要用 S3 存檔案，${S3.join('、')} 都要設定`)
    throw new EnvError(`環境變數的設定有誤：\n${lines.join('\n')}`)
  }
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

const trustedProxies = (text = 'false') => (text === 'true' || text === 'false' ? text === 'true' : text)
