import { systemCode } from '../db/embedded/error.ts'
import { BlobsUnavailable } from '../ports/blob.ts'

/** Why a backup is not made or not restored, as a sentence. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Of an archive: the same sentence, whatever shows it. */
export const DAMAGED = '備份檔不完整、已經損壞，或不是本站的備份檔'

const REASONS: Record<string, string> = {
  EACCES: '沒有讀寫的權限',
  EDQUOT: '磁碟配額已滿',
  EEXIST: '同名的檔案已經存在',
  EISDIR: '這是資料夾，不是檔案',
  ENOENT: '找不到檔案或資料夾',
  ENOSPC: '磁碟空間不足',
  ENOTDIR: '路徑中有一段不是資料夾',
  EPERM: '沒有讀寫的權限',
  EROFS: '這個檔案系統是唯讀的',
}

/** What is wrong with a file, a disk or a bucket, in words; `undefined` for errors of another kind. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof BlobsUnavailable
    ? '存放檔案的 S3 伺服器沒有回應，或沒有答應'
    : REASONS[systemCode(error) ?? '']
