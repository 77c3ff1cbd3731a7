import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Loaded into the site by `--import`: writes down, a line each, how many milliseconds the event loop was held.

const file = process.env.LOOP_FILE
const WORTH_MS = 5

if (file && isMainThread) {
  let before = performance.now()
  setInterval(() => {
    const now = performance.now()
    if (now - before > WORTH_MS) appendFileSync(file, `${(now - before).toFixed(1)}\n`)
    before = performance.now()
  }, 1).unref()
}
