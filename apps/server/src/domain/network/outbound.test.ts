import type { LookupAddress, lookup } from 'node:dns'
import { createServer } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchOutbound, OutboundError, openLookup } from './outbound.ts'

/** What `fetchOutbound` has against an address. */
const refusal = async (address: string, trusted: readonly URL[] = []): Promise<unknown> => {
  try {
    await fetchOutbound(new URL(address), { signal: AbortSignal.timeout(5_000) }, trusted)
  } catch (error) {
    return error instanceof TypeError ? error.cause : error
  }
}

test.each([
  'http://93.184.216.34/',
  'https://127.0.0.1/',
  'https://127.0.0.1:4000/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0.0.0.0/',
  'https://10.1.2.3/',
  'https://100.64.0.1/',
  'https://192.168.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://localhost/',
  'file:///etc/passwd',
])('%s is not asked', async (url) => {
  expect(await refusal(url, [new URL('http://127.0.0.1:4000')])).toBeInstanceOf(OutboundError)
})

test('nobody connects to a name that leads inside, not even to greet', async () => {
  let connections = 0
  const server = createTcpServer((socket) => {
    connections++
    socket.destroy()
  })
  const port = await new Promise<number>((listening) => {
    server.listen(0, () => {
      const address = server.address()
      listening(typeof address === 'object' && address ? address.port : 0)
    })
  })
  onTestFinished(() => void server.close())
  expect(await refusal(`https://localhost:${port}/`)).toBeInstanceOf(OutboundError)
  expect(connections).toBe(0)
  // The same by its trusted name: that the server is there at all.
  const address = new URL(`https://localhost:${port}/`)
  expect(await refusal(address.href, [address])).not.toBeInstanceOf(OutboundError)
  expect(connections).toBe(1)
})

test('an address that is configured is asked, inside and by http too, and led nowhere else', async () => {
  const server = createServer(({ url }, answer) => {
    if (url === '/away') answer.writeHead(302, { Location: '/token' }).end()
    else answer.end('here')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  onTestFinished(() => void server.close())
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const ask = (path: string) => fetchOutbound(new URL(path, origin), {}, [new URL(origin)])
  expect(await (await ask('/token')).text()).toBe('here')
  await expect(ask('/away')).rejects.toThrow()
})

/** A resolver that answers otherwise each time it is asked. */
function changing(...answers: LookupAddress[][]) {
  let asked = 0
  const find = (_host: string, _options: unknown, found: (error: null, addresses: LookupAddress[]) => void) =>
    found(null, answers[asked++] ?? [])
  return { find: find as unknown as typeof lookup, asked: () => asked }
}

const found = (find: typeof lookup, all: boolean) =>
  new Promise((done) => {
    openLookup(find)('school.example', { all }, (error, address) => done(error ?? address))
  })

const OUT = { address: '93.184.216.34', family: 4 }
const INSIDE = { address: '10.0.0.7', family: 4 }

test('a name is looked up once for a connection, and what was looked at is what is connected to', async () => {
  const { find, asked } = changing([OUT], [INSIDE])
  expect(await found(find, true)).toEqual([OUT])
  expect(asked()).toBe(1)
  expect(await found(find, true)).toBeInstanceOf(OutboundError)
})

test.each([
  ['an address inside beside one outside', [OUT, INSIDE]],
  ['one of version 4 in version 6', [{ address: '::ffff:10.0.0.7', family: 6 }]],
  ['none', []],
])('a name with %s is not connected to', async (_, addresses) => {
  expect(await found(changing(addresses).find, true)).toBeInstanceOf(OutboundError)
  expect(await found(changing(addresses).find, false)).toBeInstanceOf(OutboundError)
})

test('a single address is given to whoever asks for one', async () => {
  expect(await found(changing([OUT]).find, false)).toBe(OUT.address)
})
