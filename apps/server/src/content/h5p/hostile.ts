import { isRecord } from '../json.ts'

/** Contents are a few objects deep. */
const DEPTH_MAX = 40

const RUNS =
  /<\s*\/?\s*(?:script|iframe|frame|object|embed|applet|form|style|link|meta|base|svg|math)\b|<[^>]*\son\w+\s*=|(?:java|vb)script\s*:|data\s*:\s*text\/html/i
const FOREIGN = /(?:src|href|srcset|action|data|poster|background)\s*=\s*["']?\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i
/** The only fields by which a file is named. */
const PATH = 'path'
const INSIDE = /^(?!.*\.\.)[\w][\w./ -]{0,300}$/

const SCRIPT = '內容裡有程式（script），整份都不收'
const ELSEWHERE = '內容連到別的網站，整份都不收'

/** Why a content is not taken, if it is not: something in it would run, or lead elsewhere. */
export function hostile(value: unknown, depth = 0): string | undefined {
  if (depth > DEPTH_MAX) return '內容一層包一層，太深了，整份都不收'
  if (typeof value === 'string') {
    if (RUNS.test(value)) return SCRIPT
    return FOREIGN.test(value) ? ELSEWHERE : undefined
  }
  if (Array.isArray(value)) return first(value.map((own) => () => hostile(own, depth + 1)))
  if (!isRecord(value)) return undefined
  return first(
    Object.entries(value).map(([key, own]) => () => {
      // What is loaded from; where a picture was found is told in other fields, and never asked.
      if (key === PATH && typeof own === 'string' && !INSIDE.test(own)) return ELSEWHERE
      return hostile(own, depth + 1)
    }),
  )
}

function first(looks: readonly (() => string | undefined)[]): string | undefined {
  for (const look of looks) {
    const found = look()
    if (found !== undefined) return found
  }
  return undefined
}
