import { causes } from '../../kernel/causes.ts'

/** No room, none left for this user, a disk that has gone over to being read only, or PostgreSQL without room. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100'])

/** Whether nothing more could be written, however deep the cause lies. */
export const isStorageFull = (error: unknown): boolean =>
  causes(error).some((cause) => 'code' in cause && CODES.has(String(cause.code)))
