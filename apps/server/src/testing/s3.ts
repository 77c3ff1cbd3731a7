import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

const BUCKET = 'hakka'

/** A server that speaks S3, with an empty bucket; it refuses a wrong signature. */
export async function openS3() {
  const directory = mkdtempSync(join(tmpdir(), 'hakka-s3-'))
  const configureBuckets = [BUCKET, 'other'].map((name) => ({ name }))
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets }
  const server = new S3rver(options)
  const { port } = await server.run()
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  return {
    env,
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

export type TestS3 = Awaited<ReturnType<typeof openS3>>
