import { askWithin } from '../../domain/network/fetch-within.ts'
import { OutboundError } from '../../domain/network/outbound.ts'
import { unzip } from '../../domain/uploads/unzip.ts'
import { isRecord } from '../json.ts'
import type { LessonSource } from './lesson-source.ts'
import { SourceFailure } from './source-failure.ts'

/** The header that the key to another site's lessons is in. */
export const KEY_HEADER = 'x-lesson-key'

const MB = 1024 * 1024

/** Of one lesson. It is asked for within the time that a browser waits for its own answer. */
const LESSON = { ms: 25_000, bytes: 100 * MB }
const UNPACKED = { entries: 2000, bytes: 200 * MB }

/** What another site says by its status. */
const SAID: Readonly<Record<number, string>> = {
  401: '教材庫不認得金鑰，請檢查 LESSON_SOURCE_KEY',
  403: '教材庫不認得金鑰，請檢查 LESSON_SOURCE_KEY',
  429: '教材庫說太多次了，等一分鐘再試',
  524: '524：教材庫回得太慢。資料還在傳，等一下再看。',
}

/**
 * Another site of this kind, by https. It is asked nothing but for this; where its name leads is looked at when the
 * connection is made, and it is not followed elsewhere.
 */
export function siteSource(site: URL, key: string | undefined): LessonSource {
  // By http only a site of this machine can be named: `lessonSourceIn`.
  const trusted = site.protocol === 'http:' ? [site] : []

  async function ask(path: string, query: Record<string, number>) {
    const url = new URL(path, site)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
    const headers: Record<string, string> = key ? { [KEY_HEADER]: key } : {}
    try {
      return await askWithin(url, LESSON, { headers }, trusted)
    } catch (error) {
      throw new SourceFailure(reasonOf(error))
    }
  }

  return {
    title: site.host,
    list: async () => null,
    async find({ stepNo, semesterNo, typeNo, dialectId, no }) {
      const numbers = { step_no: stepNo, semester_no: semesterNo, type_no: typeNo, dialect_id: dialectId, no }
      const { status, bytes } = await ask('/api/lesson/pack', numbers)
      if (status === 404 && codeOf(bytes) === 'not_found') return undefined
      if (status !== 200) throw new SourceFailure(SAID[status] ?? `教材庫的回應不對（${status}）`)
      const unzipped = await unzip(bytes, UNPACKED)
      if ('refused' in unzipped) throw new SourceFailure(`教材庫給的不是教材包：${unzipped.refused}`)
      return unzipped.files
    },
  }
}

function codeOf(bytes: Buffer): unknown {
  try {
    const answer: unknown = JSON.parse(bytes.toString('utf8'))
    return isRecord(answer) ? answer.code : undefined
  } catch {
    return undefined
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '連不到教材庫'
  if (error.name === 'TimeoutError') return '教材庫太久沒有回應，等一下再試'
  if (/^more than \d+ bytes$/.test(error.message)) return '這一課的資料太大，最多 100 MB'
  const inside = [error, error.cause].some((own) => own instanceof OutboundError)
  return inside ? '教材庫的網址指到內部網路，不連過去' : '連不到教材庫'
}
