import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { StartNotes } from './start-notes.ts'

const folder = mkdtempSync(join(tmpdir(), 'hakka-notes-'))
const file = join(folder, 'start-notes.json')
afterAll(() => rmSync(folder, { recursive: true }))

test('the next start reads what this one noted', async () => {
  const notes = await StartNotes.read(folder)
  expect(notes.get('demo')).toBeUndefined()
  notes.set('demo', '一')
  await notes.write()
  expect((await StartNotes.read(folder)).get('demo')).toBe('一')
})

test.each(['', '{"demo":', '[]', '{"demo":1}'])('a damaged file counts as none: %s', async (text) => {
  writeFileSync(file, text)
  const notes = await StartNotes.read(folder)
  expect(notes.get('demo')).toBeUndefined()
  notes.set('demo', '二')
  await notes.write()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ demo: '二' })
})

test('a folder that can’t be written does not stop a start', async () => {
  const notes = await StartNotes.read(join(folder, 'none'))
  notes.set('demo', '三')
  await expect(notes.write()).resolves.toBeUndefined()
})
