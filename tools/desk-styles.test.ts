import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const WEB = new URL('../apps/web/src/', import.meta.url)
/** Where the desk's own sheet is worn. */
const OF_THE_DESK = /^(areas\/admin|app\/desk)\//

test('what the site’s sheet leaves out is imported by the desk alone', async () => {
  const sheet = await readFile(new URL('styles/app.css', WEB), 'utf8')
  const [, names = ''] = /not "\.\.\/app\/desk\/\{([\w,]+)\}\.tsx"/.exec(sheet) ?? []
  const left = names.split(',')
  expect(left.length).toBeGreaterThan(20)
  const importers = (await readdir(WEB, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !OF_THE_DESK.test(file),
  )
  for (const file of importers) {
    const text = await readFile(new URL(file, WEB), 'utf8')
    const taken = [...text.matchAll(/\/desk\/(\w+)\.tsx'/g)].map(([, name = '']) => name)
    expect(
      taken.filter((name) => left.includes(name)),
      file,
    ).toEqual([])
  }
})
