import { resolve } from 'node:path'
import { backUp } from '../backup/back-up.ts'
import { BackupError } from '../backup/error.ts'
import { countText, sizeText } from '../backup/progress.ts'
import { checkBackup, restore } from '../backup/restore.ts'
import { type Env, readEnv } from '../kernel/env.ts'
import { ROOT } from '../kernel/root.ts'
import { openBlobs } from '../open-blobs.ts'
import { runCommand, UsageError } from './command.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `用法：
  npm run backup  -- 檔案    把網站的資料庫與檔案備份成一個檔案（.tar.zst）；網站開著也可以執行
  npm run restore -- 檔案    還原到空的地方：以 DATA_DIR 指定新的資料夾，或以 DATABASE_URL 指定新建的資料庫`

const say = (line: string) => process.stdout.write(`${line}\n`)

const sayMissing = (missing: number) => {
  if (missing === 0) return
  say(
    `注意：有 ${countText(missing)} 個檔案，資料庫裡有紀錄，資料夾裡卻沒有。請確認 DATA_DIR 是網站用的那一個。`,
  )
}

/** The site's bucket, where its files lie in one. */
const bucketOf = (env: Env) => (env.s3 ? { bucket: openBlobs(env) } : {})

async function backUpTo(path: string): Promise<void> {
  const env = readEnv({ LOG_LEVEL: 'warn', ...process.env }, ROOT)
  const { rows, files, bytes, missing } = await withDatabase(env, (databaseUrl) =>
    backUp({ databaseUrl, dataDir: env.dataDir, path, files: true, ...bucketOf(env), say }),
  )
  say(
    `備份完成，已讀回檢查：資料 ${countText(rows)} 筆、檔案 ${countText(files)} 個，共 ${sizeText(bytes)}。`,
  )
  sayMissing(missing)
  say(`${path}\n裡面有個人資料與密碼的雜湊值，請放在別人拿不到的地方。`)
}

async function restoreFrom(path: string): Promise<void> {
  const env = readEnv({ LOG_LEVEL: 'warn', ...process.env }, ROOT)
  const { version, made_at } = await checkBackup(path, say)
  const when = new Date(made_at).toLocaleString('zh-TW', { timeZone: 'Asia/Taipei', hour12: false })
  say(`備份檔完整：${version} 版，${when}。`)
  const { rows, files, missing } = await withDatabase(env, (databaseUrl) =>
    restore(path, { databaseUrl, dataDir: env.dataDir, ...bucketOf(env), say }),
  )
  say(`還原完成：資料 ${countText(rows)} 筆、檔案 ${countText(files)} 個。請以同樣的設定執行 npm start。`)
  sayMissing(missing)
}

async function main([command, file, ...rest]: string[]): Promise<void> {
  if (file === undefined) throw new UsageError(USAGE)
  if (file.startsWith('-')) throw new UsageError(`沒有「${file}」這個選項。\n${USAGE}`)
  if (rest.length > 0) throw new UsageError(`只要一個檔名。\n${USAGE}`)
  if (command === 'backup') return backUpTo(resolve(file))
  if (command === 'restore') return restoreFrom(resolve(file))
  throw new UsageError(USAGE)
}

await runCommand(main, (error) => (error instanceof BackupError ? `${error.message}。` : undefined))
