import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './kernel/env.ts'
import { startAdvice } from './start-advice.ts'

const DATABASE_URL = 'postgres://localhost/hakka'
const SESSION_SECRET = 'a secret that is long enough for every site'

test.each([
  ['a database of its own and no secret', { DATABASE_URL }, 1],
  ['a database of its own and a secret', { DATABASE_URL, SESSION_SECRET }, 0],
  ['the embedded database', {}, 0],
])('a site with %s is told so', (_name, variables, lines) => {
  const advice = startAdvice(readEnv(variables, import.meta.dirname))
  expect(advice).toHaveLength(lines)
  if (lines > 0) expect(advice.join()).toContain('沒有設定 SESSION_SECRET')
})

test('films that lie in the data folder of a site with a bucket are told', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hakka-advice-'))
  const bucket = {
    DATA_DIR: dataDir,
    S3_ENDPOINT: 'https://s3.school.example',
    S3_BUCKET: 'hakka',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  }
  const advice = (variables: Record<string, string>) => startAdvice(readEnv(variables, import.meta.dirname))
  expect(advice(bucket)).toEqual([])
  mkdirSync(join(dataDir, 'videos/kid_animation'), { recursive: true })
  expect(advice(bucket)).toEqual([expect.stringContaining('videos/kid_animation')])
  expect(advice({ DATA_DIR: dataDir })).toEqual([])
})
