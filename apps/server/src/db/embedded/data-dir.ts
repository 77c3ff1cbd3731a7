import { accessSync, chmodSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { EmbeddedError, systemCode } from './error.ts'
import { blockingFolder, type Owner } from './owner.ts'

/** Makes the data folder and answers its real path; refuses one that this process or `owner` can't use. */
export function prepareDataDir(dataDir: string, owner: Owner): string {
  const folder = resolve(dataDir)
  try {
    makeFolder(folder, owner ? 0o711 : 0o700)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = systemCode(error)
    throw new EmbeddedError(
      `無法使用資料夾 ${folder}（${code ?? error}）。${ADVICE[code ?? ''] ?? ELSEWHERE}`,
    )
  }
  const real = realpathSync(folder)
  const blocked = blockingFolder(real, owner)
  if (blocked) {
    throw new EmbeddedError(
      `資料夾 ${real} 不能放資料庫：以 root 執行時，資料庫以一般使用者（uid ${owner?.uid}）的身分執行，而它無法進入 ${blocked}。請執行 chmod o+x ${blocked}，或以 DATA_DIR 指定別的資料夾。`,
    )
  }
  return real
}

const ELSEWHERE = '請以 DATA_DIR 指定別的資料夾。'
const ADVICE: Record<string, string> = {
  EACCES: '目前的使用者沒有讀寫的權限，請調整權限，或以 DATA_DIR 指定別的資料夾。',
  EPERM: '目前的使用者沒有讀寫的權限，請調整權限，或以 DATA_DIR 指定別的資料夾。',
  EROFS: '這個檔案系統是唯讀的，請以 DATA_DIR 指定別的資料夾。',
  ENOSPC: '磁碟空間不足，請先清出空間。',
  ENOTDIR: '路徑中有一段是檔案而不是資料夾，請以 DATA_DIR 指定別的資料夾。',
  EEXIST: '同名的檔案已經存在，請以 DATA_DIR 指定別的資料夾。',
}

function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder), mode)
  mkdirSync(folder)
  // A umask of 077 would shut the database's user out of a folder we made for it.
  chmodSync(folder, mode)
}
