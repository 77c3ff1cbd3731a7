import { saveLogins } from './support/logins.ts'
import { startSite } from './support/site.ts'

/** Starts the site that all specs share, and logs each demo account in once; answers how to take it down. */
export default async function globalSetup() {
  const site = await startSite()
  try {
    await saveLogins(site)
  } catch (error) {
    await site.stop()
    throw error
  }
  process.env.E2E_URL = site.url
  process.env.E2E_FOLDER = site.folder
  process.env.E2E_PASSWORDS = JSON.stringify(site.passwords)
  return site.stop
}
