import { freePort } from '../apps/server/src/testing/free-port.ts'
import { untilFacesAreCut } from './support/faces.ts'
import { saveLogins } from './support/logins.ts'
import { startProviders } from './support/providers.ts'
import { keepDemo, startSite } from './support/site.ts'

/** Starts the site that all specs share, with two providers of logins beside it, and logs each demo account in once; answers how to take it down. */
export default async function globalSetup() {
  const port = await freePort()
  const providers = await startProviders(`http://127.0.0.1:${port}`)
  const options = { port, env: providers.env }
  let site = await startSite(options).catch((error) => {
    providers.stop()
    throw error
  })
  const stop = async () => {
    providers.stop()
    await site.stop()
  }
  try {
    await saveLogins(site)
    await untilFacesAreCut(site)
    site = await keepDemo(site, options)
  } catch (error) {
    await stop()
    throw error
  }
  process.env.E2E_URL = site.url
  process.env.E2E_FOLDER = site.folder
  process.env.E2E_PASSWORDS = JSON.stringify(site.passwords)
  return stop
}
