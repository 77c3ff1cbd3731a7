import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../kernel/s3-settings.ts'
import { type BlobStore, BlobsUnavailable, checkKey, isKey, type SizedBytes } from './blob.ts'

/** For questions without a body, and until an answer's first byte. */
const PATIENCE_MS = 10_000
/** So often is asked again what costs nothing to ask. */
const RETRIES = 2

type Init = NonNullable<Parameters<AwsClient['fetch']>[1]>

/**
 * Files in a bucket of a server that speaks S3, addressed by path (`endpoint/bucket/…`), each put in one piece.
 * @param folder begins the names of all files of this store
 * @param listed how many names are asked for at once; no server gives more than a thousand
 */
export function s3Blobs(
  { endpoint, bucket, ...login }: S3Settings,
  folder: string,
  listed = 1_000,
): BlobStore {
  const often = new AwsClient({ ...login, service: 's3', retries: RETRIES })
  /** A stream can't be sent twice. */
  const once = new AwsClient({ ...login, service: 's3', retries: 0 })
  const urlOf = (key: string) => `${endpoint}/${bucket}/${folder}/${checkKey(key)}`

  /** @param accepted statuses that are an answer; any other is a failure */
  async function ask(
    url: string,
    init: Init,
    accepted: readonly number[],
    client = often,
  ): Promise<Response> {
    const answer = await client.fetch(url, init).catch((cause: unknown) => {
      throw new BlobsUnavailable('the S3 server did not answer', { cause })
    })
    if (accepted.includes(answer.status)) return answer
    await answer.body?.cancel()
    throw new BlobsUnavailable(`the S3 server answered ${answer.status} to ${init.method}`)
  }

  async function putStream(key: string, { size, body }: SizedBytes): Promise<void> {
    let broken: unknown
    const source = exactly(size, body, (error) => {
      broken = error
    })
    // Its length is said before, so half a file is refused.
    const init = {
      method: 'PUT',
      headers: { 'content-length': String(size), 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      body: ReadableStream.from(source),
      duplex: 'half',
    } as const
    const answer = await ask(urlOf(key), init, [200], once).catch((error: unknown) => {
      // What was to be stored broke off, not the server.
      throw broken ?? error
    })
    await answer.body?.cancel()
  }

  async function look(key: string): Promise<{ size: number; tag: string; at: Date } | undefined> {
    const init = { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) }
    const { status, headers } = await ask(urlOf(key), init, [200, 404])
    if (status === 404) return undefined
    const tag = (headers.get('etag') ?? headers.get('last-modified') ?? '').replaceAll(/[^\w-]/g, '')
    // A server that does not say when counts as one that has it now: nothing is swept by mistake.
    const at = new Date(headers.get('last-modified') ?? Date.now())
    return { size: Number(headers.get('content-length')), tag, at }
  }

  async function* bytesOf(key: string, range: string | undefined): AsyncGenerator<Uint8Array> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), PATIENCE_MS)
    const headers: Record<string, string> = range === undefined ? {} : { range }
    const answer = await ask(urlOf(key), { method: 'GET', headers, signal: late.signal }, [
      range === undefined ? 200 : 206,
    ]).finally(() => clearTimeout(timer))
    if (answer.body) yield* answer.body
  }

  async function* keys(): AsyncGenerator<string> {
    let last = ''
    for (let more = true; more; ) {
      // The first way of listing goes on by a name, the second by a token that servers make in ways of their own.
      const query = new URLSearchParams({ prefix: `${folder}/`, marker: last, 'max-keys': String(listed) })
      const init = { method: 'GET', signal: AbortSignal.timeout(PATIENCE_MS) }
      const text = await (await ask(`${endpoint}/${bucket}?${query}`, init, [200])).text()
      // Our own names hold nothing that XML would write another way.
      const names = Array.from(text.matchAll(/<Key>([^<]*)<\/Key>/g), ([, name = '']) => name)
      for (const name of names) {
        const key = name.slice(folder.length + 1)
        if (isKey(key)) yield key
      }
      last = names.at(-1) ?? ''
      more = last !== '' && /<IsTruncated>true</.test(text)
    }
  }

  return {
    async put(key, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'x-amz-content-sha256': sha256 }
      const answer = await ask(urlOf(key), { method: 'PUT', headers, body: new Uint8Array(bytes) }, [200])
      await answer.body?.cancel()
    },
    async putFile(key, path) {
      await putStream(key, { size: (await stat(path)).size, body: createReadStream(path) })
    },
    putStream,
    has: async (key) => (await look(key)) !== undefined,
    size: async (key) => (await look(key))?.size,
    stat: look,
    stream: (key, range) => {
      checkKey(key)
      const bytes = bytesOf(key, range && `bytes=${range.start}-${range.end}`)
      return Readable.from(bytes, { objectMode: false })
    },
    keys,
    // A file is put in one piece, and is there whole or not at all.
    sweepDrafts: async () => 0,
    async remove(key) {
      const init = { method: 'DELETE', signal: AbortSignal.timeout(PATIENCE_MS) }
      await ask(urlOf(key), init, [200, 204, 404])
    },
  }
}

/**
 * Ends with an error where the bytes are others than as many as were said: nothing half may look whole.
 * @param onError takes what broke: whoever reads the bytes hides it
 */
async function* exactly(
  size: number,
  body: SizedBytes['body'],
  onError: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  let sent = 0
  try {
    for await (const bytes of body) {
      sent += bytes.length
      yield bytes
    }
    if (sent !== size) throw new Error('the file has another size than was said')
  } catch (error) {
    onError(error)
    throw error
  }
}
