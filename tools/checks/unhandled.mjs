import { writeFileSync } from 'node:fs'

/** A reporter for Vitest: writes how many errors no test can be blamed for beside the report of the tests. */
export default class Unhandled {
  onTestRunEnd(_modules, errors) {
    const file = process.env.VITEST_UNHANDLED_FILE
    if (file) writeFileSync(file, JSON.stringify({ unhandled: errors.length }))
  }
}
