import { setFlagsFromString } from 'node:v8'

// V8's young generation grows while modules load and never shrinks: 160 MB of memory that nothing needs. The flag has
// to be set before they load, so they are not imported above.
setFlagsFromString('--max-semi-space-size=4')

const { startSite } = await import('./start-site.ts')
await startSite()
