import { describe, expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const root = import.meta.dirname

describe('readEnv', () => {
  test('nothing set gives a site on port 3000 with demo content and its own database', () => {
    const env = readEnv({}, root)
    expect(env).toMatchObject({ port: 3000, seed: 'demo', databaseUrl: undefined, siteName: '客語學堂' })
  })

  test('demo accounts are not the default with a database of one’s own', () => {
    expect(readEnv({ DATABASE_URL: 'postgres://localhost/x' }, root).seed).toBe('none')
  })

  test('an empty variable counts as unset', () => {
    expect(readEnv({ PORT: '', ORIGIN: ' ' }, root)).toMatchObject({ port: 3000, origin: undefined })
  })

  test('each wrong variable is named with what it should be', () => {
    const read = () => readEnv({ PORT: 'eighty', ORIGIN: 'school.example', LOG_LEVEL: 'loud' }, root)
    expect(read).toThrow(EnvError)
    expect(read).toThrow(/PORT：要是 0 到 65535 的整數[\s\S]*ORIGIN：要是 http[\s\S]*LOG_LEVEL：只能是 debug/)
  })

  test.each(['true', 'false', '10.0.0.0/8', 'loopback, 192.168.1.2', '2001:db8::/32'])(
    'TRUST_PROXY may be %s',
    (text) => {
      expect(String(readEnv({ TRUST_PROXY: text }, root).trustProxy)).toBe(text)
    },
  )
  test.each(['1', 'proxy.example', '10.0.0.0/33', '10.0.0.1,'])('TRUST_PROXY may not be %s', (text) => {
    expect(() => readEnv({ TRUST_PROXY: text }, root)).toThrow(/TRUST_PROXY：要是 true、false/)
  })

  test('another dictionary and a speech service are web addresses, recordings a folder', () => {
    const env = {
      DICTIONARY_URL: 'https://dict.example',
      TTS_URL: 'http://127.0.0.1:5000/say',
      DICTIONARY_SOUNDS: '/srv/sounds',
    }
    expect(readEnv(env, root)).toMatchObject({
      dictionaryUrl: 'https://dict.example',
      ttsUrl: 'http://127.0.0.1:5000/say',
      dictionarySounds: '/srv/sounds',
    })
    expect(readEnv({}, root)).toMatchObject({ dictionaryUrl: undefined, ttsUrl: undefined })
    expect(() => readEnv({ DICTIONARY_URL: 'dict.example', TTS_URL: 'file:///etc/passwd' }, root)).toThrow(
      /DICTIONARY_URL：要是 http[\s\S]*TTS_URL：要是 http/,
    )
  })

  test('a machine’s judge threads and processes are numbers, Redis an address', () => {
    const env = readEnv(
      { JUDGE_THREADS: '6', PROCESSES: '2', REDIS_URL: 'rediss://:secret@redis.example' },
      root,
    )
    expect(env.judge).toMatchObject({ threads: 6, processes: 2 })
    expect(env.redisUrl).toBe('rediss://:secret@redis.example')
    const wrong = { JUDGE_THREADS: '0', PROCESSES: 'two', REDIS_URL: 'localhost:6379' }
    expect(() => readEnv(wrong, root)).toThrow(
      /REDIS_URL：要是 redis:[\s\S]*JUDGE_THREADS：要是 1 到 256[\s\S]*PROCESSES：要是 1 到 256/,
    )
  })

  test('files lie in a bucket with all of its settings, in the data folder with none, and nowhere with some', () => {
    const whole = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'hakka-files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    const { S3_SECRET_ACCESS_KEY: _, ...some } = whole
    expect(readEnv({}, root).s3).toBeUndefined()
    expect(readEnv(whole, root).s3).toMatchObject({ endpoint: 'https://s3.example', region: 'us-east-1' })
    expect(() => readEnv(some, root)).toThrow('S3_SECRET_ACCESS_KEY：要用 S3 存檔案')
    expect(() => readEnv({ ...whole, S3_BUCKET: 'No/Bucket' }, root)).toThrow('S3_BUCKET：要是儲存桶的名稱')
  })

  test('recordings are scored by the site itself, by a service or by a model, each with where it is', () => {
    expect(readEnv({}, root).judge).toEqual({
      engine: 'embedded',
      url: undefined,
      modelPath: undefined,
      fallback: false,
      threads: undefined,
      processes: 1,
    })
    const env = { JUDGE: 'http', JUDGE_URL: 'http://127.0.0.1:7000/judge', JUDGE_FALLBACK: 'embedded' }
    expect(readEnv(env, root).judge).toMatchObject({ engine: 'http', url: env.JUDGE_URL, fallback: true })
    const model = { JUDGE: 'onnx', JUDGE_MODEL: '/opt/model.onnx' }
    expect(readEnv(model, root).judge).toMatchObject({ engine: 'onnx', modelPath: '/opt/model.onnx' })
    expect(() => readEnv({ JUDGE: 'http' }, root)).toThrow(/JUDGE_URL：設定了 JUDGE=http/)
    expect(() => readEnv({ JUDGE: 'onnx' }, root)).toThrow(/JUDGE_MODEL：設定了 JUDGE=onnx/)
    expect(() => readEnv({ JUDGE: 'cloud', JUDGE_URL: 'judge.example' }, root)).toThrow(
      /JUDGE：只能是 embedded、http、onnx[\s\S]*JUDGE_URL：要是 http/,
    )
  })

  test('an origin loses its path', () => {
    expect(readEnv({ ORIGIN: 'https://school.example/site/' }, root).origin).toBe('https://school.example')
  })

  test('mail by SMTP needs a sender, and a sender is one address', () => {
    const SMTP_URL = 'smtp://user:pass@mail.example:587'
    expect(() => readEnv({ SMTP_URL }, root)).toThrow(/MAIL_FROM：設定了 SMTP_URL，就要寫明寄件人/)
    const MAIL_FROM = '客語學堂 <mail@school.example>'
    expect(readEnv({ SMTP_URL, MAIL_FROM }, root)).toMatchObject({ smtpUrl: SMTP_URL, mailFrom: MAIL_FROM })
    for (const wrong of ['nobody', 'a@b.c, d@e.f', 'x <a@b.c\nBcc: d@e.f>']) {
      expect(() => readEnv({ MAIL_FROM: wrong }, root)).toThrow(/MAIL_FROM：要是一個電子郵件地址/)
    }
    expect(() => readEnv({ SMTP_URL: 'mail.example' }, root)).toThrow(/SMTP_URL：要是 smtp:/)
  })

  test('a login by another account is open with a client id, and its provider is asked by https', () => {
    expect(readEnv({}, root).logins).toEqual({})
    const env = {
      OIDC_GOOGLE_CLIENT_ID: 'id',
      OIDC_EDU_ISSUER: 'http://127.0.0.1:4000',
      OIDC_EDU_CLIENT_ID: 'x',
    }
    expect(readEnv(env, root).logins).toMatchObject({
      edu: { issuer: 'http://127.0.0.1:4000', label: '教育雲端帳號', teacherClaim: 'titles' },
      google: { issuer: 'https://accounts.google.com', label: 'Google 帳號', teacherClaim: undefined },
    })
    for (const issuer of ['http://login.example', 'ftp://login.example', 'login.example'])
      expect(() => readEnv({ OIDC_EDU_ISSUER: issuer }, root)).toThrow(/OIDC_EDU_ISSUER：要是 https/)
  })
})
