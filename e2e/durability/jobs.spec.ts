import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import { registered } from '../support/callers.ts'
import { startSite, temporaryFolder } from '../support/site.ts'

/** Within it a living process has seen that another is dead, and its jobs are done. */
const TAKEN_UP_MS = 60_000

test('a mail whose process is killed while it leaves is taken up by the next one', async () => {
  test.setTimeout(240_000)
  const folder = await temporaryFolder()
  const server = await mailServer()
  const env = { SMTP_URL: server.url, MAIL_FROM: 'mail@school.example' }
  let site = await startSite({ folder, env, ownDatabase: false })
  try {
    const { context } = await registered(site.url, { name: 'survives', role_id: 8 })
    await context.dispose()
    // The mail is under way: the other side has taken the call and says nothing.
    await expect.poll(() => server.calls(), { timeout: 15_000 }).toBe(1)
    const gone = once(site.process, 'exit')
    site.process.kill('SIGKILL')
    await gone
    server.answer()
    site = await startSite({ folder, env, port: site.port, ownDatabase: false })
    await expect.poll(() => server.received(), { timeout: TAKEN_UP_MS }).toEqual(['survives@caller.example'])
  } finally {
    await site.stop()
    server.close()
  }
})

/** Speaks as much SMTP as a mail needs; at first it only listens. */
async function mailServer() {
  const received: string[] = []
  const sockets = new Set<Socket>()
  let calls = 0
  let answering = false
  const server: Server = createServer((socket) => {
    calls += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    if (!answering) return
    let inMail = false
    socket.write('220 test\r\n')
    socket.setEncoding('utf8')
    let rest = ''
    socket.on('data', (text: string) => {
      const lines = (rest + text).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (inMail) {
          if (line !== '.') continue
          inMail = false
          socket.write('250 taken\r\n')
        } else if (line === 'DATA') {
          inMail = true
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else {
          const [, to] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? []
          if (to) received.push(to)
          socket.write('250 ok\r\n')
        }
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    calls: () => calls,
    received: () => received,
    answer: () => {
      answering = true
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
