import { writeFile } from 'node:fs/promises'
import { assembled, KERNEL_FILE } from './wat.ts'

// npm run judge:kernel: assembles the judge's multiplication for its TypeScript.
await writeFile(KERNEL_FILE, await assembled())
