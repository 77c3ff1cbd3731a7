export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `$.a[0].b`, as all problems name a place. */
export const pathText = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), '$')

/** What a JSON file says, or why it says nothing, for whoever wrote it. */
export function readJson(bytes: Uint8Array): { source: unknown } | { fault: string } {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { fault: '不是 UTF-8 的文字檔，讀不出來' }
  }
  try {
    return { source: JSON.parse(text) }
  } catch (cause) {
    const line = cause instanceof Error ? faultyLine(text, cause.message) : undefined
    const where = line === undefined ? '檔案到一半就沒有了' : `第 ${line} 行附近寫錯了`
    return { fault: `不是正確的 JSON：${where}，可能少了或多了逗號、引號或括號` }
  }
}

/** So many characters V8 shows on each side of what it stumbles over. */
const SHOWN = 10

/** From 1. V8 says the line, or shows what stands around the fault, or says that the text has ended. */
function faultyLine(text: string, message: string): number | undefined {
  const [, line] = /\(line (\d+) column \d+\)/.exec(message) ?? []
  if (line !== undefined) return Number(line)
  const [, cut = '', around] =
    /^Unexpected token .+?, (\.{3})?"([\s\S]*)"(?:\.{3})? is not valid JSON$/.exec(message) ?? []
  const at = around === undefined ? -1 : text.indexOf(around)
  return at < 0 ? undefined : text.slice(0, at + (cut === '' ? 1 : SHOWN)).split('\n').length
}
