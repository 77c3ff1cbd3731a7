import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from './site.ts'
import { logIn } from './visitor.ts'

const PATIENCE_MS = 600_000

/** Waits until a first start has cut the faces of its lessons, which takes a core for some minutes where none is kept. */
export async function untilFacesAreCut({ url, passwords }: Site): Promise<void> {
  const cookie = await logIn(url, 'admin', passwords.admin ?? '')
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(200)) {
    const answer = await fetch(`${url}/api/admin/jobs`, { headers: { cookie } })
    const { kinds }: { kinds: { name: string; done_at: string | null }[] } = await answer.json()
    if (kinds.some(({ name, done_at }) => name === 'faces' && done_at !== null)) return
  }
  throw new Error('課文的字型沒有做好')
}
