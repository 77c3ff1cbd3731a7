import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { callsByName } from '@hakka/contract/calls'
import { BODY_BYTES } from '@hakka/contract/constants'
import { type LargeBody, largeBodies, largeForms } from '@hakka/contract/testing/large-bodies'
import { atMost, type Row } from './row.ts'
import { type Site, startSite } from './site.ts'

const BAR_MS = 50
const WATCH = fileURLToPath(new URL('./loop-watch.ts', import.meta.url))
const FORMS = ['/login', '/register', '/password/email', '/password/reset', '/email/verify', '/login/finish']

interface Asked extends LargeBody {
  method: string
  path: string
}

/** Every call and every form with the largest bodies that a visitor may send. */
function requests(): Asked[] {
  const ofCalls = Object.entries(callsByName).flatMap(([name, entry]) => {
    const [method = '', path = ''] = name.split(' ')
    if (method === 'GET' || !entry.body) return []
    const fields = 'shape' in entry.body ? Object.keys(Object(entry.body.shape)) : []
    const bytes = (entry.bodyBytes ?? BODY_BYTES.fields) - 1024
    const bodies = [...largeBodies(bytes, fields), ...(entry.multipart ? largeForms(bytes, fields) : [])]
    return bodies.map((body) => ({ ...body, method, path: path.replace(/\{\w+\}/g, '1') }))
  })
  const ofPages = FORMS.flatMap((path) =>
    [
      ...largeBodies(BODY_BYTES.fields - 1024, ['next', 'email', 'username']),
      ...largeForms(BODY_BYTES.fields - 2048, ['next']),
    ].map((body) => ({ ...body, method: 'POST', path })),
  )
  return [...ofCalls, ...ofPages]
}

/** The longest time that a visitor's request holds the event loop, each the best of five. */
export async function stallRow(folder: string): Promise<Row> {
  const file = join(folder, 'loop.txt')
  await writeFile(file, '')
  const site = await startSite(folder, {
    NODE_OPTIONS: `--import=${WATCH}`,
    LOOP_FILE: file,
    // Each request comes from an address of its own, or limits would answer.
    TRUST_PROXY: 'true',
  })
  try {
    const asked = requests()
    let worst = { ms: 0, of: '' }
    const send = await sender(site)
    const stall = async (own: Asked) => {
      await writeFile(file, '')
      await send(own)
      // A timer that is due is heard of at the loop's next round.
      await sleep(3)
      const lines = (await readFile(file, 'utf8')).split('\n')
      return Math.max(0, ...lines.map(Number))
    }
    for (const own of asked) {
      let ms = await stall(own)
      for (let tried = 1; tried < 5 && ms > BAR_MS / 5; tried++) ms = Math.min(ms, await stall(own))
      if (ms > worst.ms) worst = { ms, of: `${own.method} ${own.path}，${own.shape}` }
    }
    const figures = `${asked.length} 種請求，最久的是 ${worst.of || '—'}`
    return atMost('訪客的一個請求佔住事件迴圈', worst.ms, BAR_MS, '毫秒', figures)
  } finally {
    await site.stop()
  }
}

/** Sends as a browser without a login that has a form's token. */
async function sender({ url }: Site) {
  const given = await fetch(`${url}/api/csrf`)
  const { data }: { data: { token: string } } = await given.json()
  const cookie = given.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  let sent = 0
  return async ({ method, path, type, text }: Asked) => {
    sent += 1
    const headers = {
      'Content-Type': type,
      Cookie: cookie,
      'X-CSRF-TOKEN': data.token,
      'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    }
    const answer = await fetch(url + path, { method, headers, body: text, redirect: 'manual' })
    await answer.arrayBuffer()
    if (answer.status >= 500) throw new Error(`${method} ${path} 回 ${answer.status}`)
  }
}
