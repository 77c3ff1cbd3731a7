import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { unpacked } from './unpack.ts'

const zip = (files: Record<string, Uint8Array>, name = 'sounds.zip') =>
  new File([new Uint8Array(zipSync(files))], name)
const names = async (...chosen: File[]) => {
  const found = await unpacked(chosen)
  return 'refused' in found ? found.refused : found.files.map((file) => file.name)
}

test('sounds are taken as they are and out of a ZIP, what is no sound is left', async () => {
  const packed = zip({ 'a/01.mp3': strToU8('x'), '恁仔細.wav': strToU8('y'), 'notes.txt': strToU8('z') })
  expect(await names(new File(['x'], '02.m4a'), new File(['x'], 'cover.png'), packed)).toEqual([
    '02.m4a',
    'a/01.mp3',
    '恁仔細.wav',
  ])
})

test('names that Windows writes in Big5 are read', async () => {
  const bytes = zipSync({ 'AAAA.mp3': strToU8('x') })
  // 食飽 in Big5, where the placeholder stands: in front of the file and in the list.
  const big5 = [0xad, 0xb9, 0xb9, 0xa1]
  for (let at = 0; at < bytes.length - 4; at++)
    if (bytes.subarray(at, at + 8).every((own, place) => own === 'AAAA.mp3'.charCodeAt(place)))
      bytes.set(big5, at)
  expect(await names(new File([new Uint8Array(bytes)], 'a.zip'))).toEqual(['食飽.mp3'])
})

test.each([
  ['nothing that sounds', zip({ 'notes.txt': strToU8('z') }), /沒有聲音檔/],
  ['a broken ZIP', new File(['PK no zip'], 'a.zip'), /壞了/],
  [
    'too many',
    zip(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.mp3`, strToU8('x')]))),
    /太多/,
  ],
])('%s is refused', async (_, file, message) => {
  expect(await names(file)).toMatch(message)
})
