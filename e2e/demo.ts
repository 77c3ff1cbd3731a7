import { untilFacesAreCut } from './support/faces.ts'
import { saveLogins } from './support/logins.ts'
import { lacksDemo, saveDemo, startSite } from './support/site.ts'

// The data folder that sites under test begin with (`E2E_DEMO`), made while other checks run: a first start keeps one core
// busy for a minute and lets the other rest.
if (lacksDemo()) {
  const site = await startSite()
  try {
    await saveLogins(site)
    await untilFacesAreCut(site)
    await saveDemo(site)
  } finally {
    await site.stop()
  }
}
