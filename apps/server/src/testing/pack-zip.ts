import { strToU8, zipSync } from 'fflate'

/** The files of a content pack as a ZIP, each as JSON; also for tests that have a browser or a site as a process. */
export const packZip = (files: Record<string, unknown>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([path, file]) => [path, strToU8(JSON.stringify(file))])),
    ),
  )
