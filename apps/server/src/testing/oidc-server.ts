import { startLocalLogins } from './oidc-settings.ts'

// Both local providers as a process of their own, for the browser tests: `node oidc-server.ts ORIGIN…` prints the
// site's settings as one line of JSON, and ends with the process that started it.
const logins = await startLocalLogins(process.argv.slice(2))
process.stdout.write(`${JSON.stringify(logins.env)}\n`)
process.stdin.resume()
process.stdin.once('end', () => void logins.close().then(() => process.exit(0)))
