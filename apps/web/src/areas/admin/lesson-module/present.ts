import type { ModuleValues } from './module-values.ts'

type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** What a 409 says of the module as it is now; `undefined` of what says something else. */
export function presentOf(
  current: unknown,
): { values: ModuleValues; revision: number; by: string } | undefined {
  if (!isRecord(current) || !isRecord(current.module) || typeof current.revision !== 'number')
    return undefined
  const { module } = current
  const text = (key: string) => (typeof module[key] === 'string' ? module[key] : '')
  return {
    values: {
      title: text('title'),
      title_memo: text('title_memo'),
      memo: text('memo'),
      description: text('description'),
      content: module.content,
    },
    revision: current.revision,
    by: typeof current.saved_by === 'string' && current.saved_by !== '' ? current.saved_by : '別人',
  }
}
