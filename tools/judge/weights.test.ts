import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { FIGURES_FILE, MODEL_FILE, readTrainedOn } from './files.ts'
import { fnv1a } from './random.ts'
import { ACCEPTANCE_VOICES, VOICES } from './voices.ts'
import { assembled, KERNEL_FILE } from './wat.ts'

it('the figures are those of the weights that are committed', async () => {
  const figures: { modelFnv1a: number } = JSON.parse(await readFile(FIGURES_FILE, 'utf8'))
  const model = await readFile(MODEL_FILE)
  expect(figures.modelFnv1a).toBe(fnv1a(model.toString('base64')))
})

it('the kernel is what its source gives', async () => {
  expect(await readFile(KERNEL_FILE, 'utf8')).toBe(await assembled())
})

it('no voice of the test, of calibration or of acceptance was heard in training', async () => {
  const { voices, words } = await readTrainedOn()
  const apart = [...VOICES.development, ...VOICES.test, ...ACCEPTANCE_VOICES]
  expect(new Set(apart).size).toBe(apart.length)
  expect(voices.filter((voice) => apart.includes(voice))).toEqual([])
  expect(words.length).toBeGreaterThan(10_000)
})

it('hashes as FNV-1a does', () => {
  expect([fnv1a(''), fnv1a('a'), fnv1a('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
})
