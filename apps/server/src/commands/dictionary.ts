import { resolve } from 'node:path'
import { importDictionary } from '../domain/dictionary/import.ts'
import { TableError } from '../domain/dictionary/table-error.ts'
import { runCommand, UsageError } from './command.ts'
import { withServices } from './with-services.ts'

const USAGE = `用法：
  npm run dictionary -- import 檔案    匯入教育部《臺灣客家語常用詞辭典》的文字資料（.ods，或同樣欄名的 .tsv、.csv）；
                                       整份採用或整份不採用，再匯入一次就是更新`

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main([command, file]: string[]): Promise<void> {
  if (command === 'import' && file) {
    return withServices(async ({ db }) => {
      const { entries, saved, removed } = await importDictionary(db, resolve(file), say)
      if (saved + removed === 0) say(`辭典和資料庫裡的相同（${entries} 個詞條），沒有改變任何東西。`)
      else say(`辭典已匯入：${entries} 個詞條，新增或更新 ${saved} 個，移除 ${removed} 個。`)
    })
  }
  throw new UsageError(USAGE)
}

/** Why nothing was taken over, in sentences. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof TableError) return `${error.problems.join('\n')}\n辭典沒有被採用。`
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '找不到這個檔案。'
  return undefined
}

await runCommand(main, refusalOf)
