import { setTimeout as sleep } from 'node:timers/promises'
import { request } from '@playwright/test'
import { loginFile } from './logins.ts'
import type { Site } from './site.ts'

const PATIENCE_MS = 240_000

/** Waits until lessons are shown in their own faces: else the first run of a checkout would see other ones than the next. */
export async function untilFacesAreCut({ url, folder }: Site): Promise<void> {
  const context = await request.newContext({ baseURL: url, storageState: loginFile(folder, 'admin') })
  try {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(200)) {
      const answer = await context.get('/api/admin/jobs')
      const { kinds }: { kinds: { name: string; done_at: string | null }[] } = await answer.json()
      if (kinds.some(({ name, done_at }) => name === 'faces' && done_at !== null)) return
    }
    throw new Error('課文的字型沒有做好')
  } finally {
    await context.dispose()
  }
}
