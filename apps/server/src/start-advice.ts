import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ANIMATION_FOLDER } from '@hakka/contract/videos'
import type { Env } from './kernel/env.ts'

const SECRET = `沒有設定 SESSION_SECRET：密鑰是自動產生的，存在這台機器的 DATA_DIR。行程或主機不只一個、又不共用 DATA_DIR 時，請都設成同一個值（至少 32 個字元）；否則在一個行程打開的表單，送到另一個行程會被當成過期，登入失敗的次數也各算各的。`

const FILMS = `檔案存在 S3 的儲存桶：DATA_DIR 的 ${ANIMATION_FOLDER} 不再使用，請把裡面的動畫移到儲存桶的同一個路徑。`

/** Settings that work, and are probably not what a site with a database of its own wants; a line for each. */
export function startAdvice({
  databaseUrl,
  sessionSecret,
  dataDir,
  s3,
}: Pick<Env, 'databaseUrl' | 'sessionSecret' | 'dataDir' | 's3'>): string[] {
  return [
    ...(databaseUrl !== undefined && sessionSecret === undefined ? [SECRET] : []),
    ...(s3 && existsSync(join(dataDir, ANIMATION_FOLDER)) ? [FILMS] : []),
  ]
}
