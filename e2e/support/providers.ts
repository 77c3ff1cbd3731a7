import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../apps/server/src/testing/oidc-server.ts', import.meta.url))

export interface Providers {
  /** The site's settings for them. */
  env: Record<string, string>
  stop(): void
}

/** Two real OpenID Connect providers, 教育雲 and Google by name, that lead back to `origin`. */
export async function startProviders(origin: string): Promise<Providers> {
  const child = spawn(process.execPath, [PROGRAM, origin], { stdio: ['pipe', 'pipe', 'ignore'] })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const env: Record<string, string> = JSON.parse(String(line))
  return { env, stop: () => void child.kill() }
}
