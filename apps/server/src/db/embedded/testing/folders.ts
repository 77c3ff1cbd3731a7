import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

/** A fresh temporary folder that the database's user can pass through; `removeFolders` takes it away. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hakka-embedded-'))
  chmodSync(folder, 0o711)
  made.push(folder)
  return folder
}

export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
