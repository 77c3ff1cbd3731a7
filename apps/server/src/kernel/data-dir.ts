import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Where data lies unless DATA_DIR says otherwise. Root's checkout often lies in a folder that the
 * database's user can't pass (`/root`), so root gets one folder per checkout under `/var/lib`.
 * @param root the checkout's folder
 */
export function defaultDataDir(root: string): string {
  if (process.getuid?.() !== 0) return join(root, 'data')
  return join('/var/lib/hakka-school', pathHash(root))
}

/** Twelve hex digits that stand for a folder, whichever way it is reached. */
export function pathHash(folder: string): string {
  return createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 12)
}
