import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from './app.ts'
import type { DemoLogin } from './areas/account/demo-accounts.ts'
import { PackError } from './content/read.ts'
import { EmbeddedError } from './db/embedded/error.ts'
import { DatabaseError } from './db/migrate.ts'
import { activeAdministrators } from './domain/account/staff.ts'
import type { Services } from './domain/services.ts'
import { drain } from './drain.ts'
import { type Worker, workJobs } from './jobs/kit/work.ts'
import { jobs } from './jobs/list.ts'
import { describe } from './kernel/describe.ts'
import { type Env, EnvError, readEnv } from './kernel/env.ts'
import { ROOT } from './kernel/root.ts'
import { openServices } from './open-services.ts'
import { outliveUnheard } from './outlive.ts'
import { asBundle } from './pages/bundle.ts'
import { developmentBundle } from './pages/development.ts'
import { seed } from './seed.ts'
import { startAdvice } from './start-advice.ts'

/** Why the site does not start, as a sentence. */
class StartError extends Error {
  override name = 'StartError'
}

class PortError extends Error {
  override name = 'PortError'
}

/** Settings that can't work: nobody starts the site again before they are others (EX_CONFIG). */
const OF_SETTINGS = { kinds: [EnvError, StartError], exitCode: 78 }
/** What may have passed at the next try: a database that is not up yet, a port that is taken (EX_TEMPFAIL). */
const FOR_NOW = { kinds: [PortError, EmbeddedError, DatabaseError, PackError], exitCode: 75 }
const WEB = join(ROOT, 'apps/web')

const say = (line: string) => void process.stdout.write(`${line}\n`)

function pageOptions({ development }: Env): AppOptions {
  if (development) return { pages: (app) => developmentBundle(app, WEB), strictAnswers: true }
  const entry = join(WEB, 'build/server/index.js')
  if (!existsSync(entry)) throw new StartError('網頁還沒有建置：請執行 npm start。')
  return { pages: async () => asBundle(await import(entry)), clientFolder: join(WEB, 'build/client') }
}

async function listen(app: FastifyInstance, { host, port }: Env): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw new PortError(`連接埠 ${port} 已被使用：請以 PORT 指定別的連接埠。`)
    if (code === 'EACCES') throw new StartError(`沒有權限使用連接埠 ${port}：請以 PORT 指定別的連接埠。`)
    throw error
  }
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : port
}

function announce(env: Env, port: number, logins: readonly DemoLogin[]): void {
  say(`\n${env.siteName}已啟動：${env.origin ?? `http://localhost:${port}`}`)
  if (logins.length > 0) {
    say('示範帳號（只存在於這台機器）：')
    for (const { name, username, password } of logins) say(`  ${name}  帳號 ${username}  密碼 ${password}`)
  }
}

/** In development without a provider of logins of one's own there are two on this machine, to try them with. */
async function withLocalLogins(env: Env): Promise<Env> {
  if (!env.development || Object.keys(env.logins).length > 0) return env
  const { LOCAL_ACCOUNTS } = await import('./testing/oidc.ts')
  const { startLocalLogins } = await import('./testing/oidc-settings.ts')
  const hosts = env.origin ? [env.origin] : [`http://localhost:${env.port}`, `http://127.0.0.1:${env.port}`]
  const { env: settings } = await startLocalLogins(hosts)
  const names = (provider: keyof typeof LOCAL_ACCOUNTS) =>
    LOCAL_ACCOUNTS[provider].map(({ name }) => name).join('、')
  say(`本機的登入服務（不用密碼，選了就登入）：教育雲端帳號 ${names('edu')}；Google 帳號 ${names('google')}`)
  return { ...env, logins: readEnv({ ...process.env, ...settings }, ROOT).logins }
}

/** The dictionary is read into memory before the first who types would wait for it. */
async function warmFinder({ pool, log }: Services, stopped: () => boolean): Promise<void> {
  try {
    const { finderOf } = await import('./domain/dictionary/finder/finder.ts')
    await finderOf(pool).index()
  } catch (error) {
    // Whoever types first asks again.
    if (!stopped()) log.warn(describe(error), 'the dictionary could not be read')
  }
}

async function start(): Promise<void> {
  const env = await withLocalLogins(readEnv(process.env, ROOT))
  const options = pageOptions(env)
  const { services, databaseUrl, close } = await openServices(env)
  let draining = false
  let worker: Worker | undefined
  try {
    const logins = await seed(services, databaseUrl, say)
    const app = await buildApp(services, { ...options, isDraining: () => draining })
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (draining) return
        draining = true
        const worked = worker?.stop()
        void drain(app, async () => {
          await worked
          await close()
        }).then(() => process.exit(0))
      })
    }
    announce(env, await listen(app, env), logins)
    // What goes wrong before that is why the site does not start.
    outliveUnheard(services.log)
    for (const line of startAdvice(env)) say(`\n${line}`)
    // After the first answer is possible: no start waits for what takes jobs.
    if (!draining) worker = workJobs({ services, databaseUrl, jobs })
    // What fails here is tried again by whoever asks for a job.
    services.queue.open().catch(() => undefined)
    if ((await activeAdministrators(services.db)).length === 0)
      say('\n還沒有系統管理員。請在這台主機的專案資料夾執行：npm run admin -- 你的電子郵件')
    void warmFinder(services, () => draining)
    // Else only a start that ended in peace would help the next one.
    flushCompileCache()
  } catch (error) {
    await close()
    throw error
  }
}

try {
  await start()
} catch (error) {
  const told = [OF_SETTINGS, FOR_NOW].find(({ kinds }) => kinds.some((kind) => error instanceof kind))
  if (!told) throw error
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = told.exitCode
}
