import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { stepBack } from '../running/step-back.ts'
import { charactersOf } from './glyphs.ts'

const COPYRIGHT_LICENCE_AND_ITS_ADDRESS = [0, 13, 14]
const preserveNameIds = COPYRIGHT_LICENCE_AND_ITS_ADDRESS

// Whoever reads a page goes first: a face is shown when it is ready.
stepBack()

/** Unpacked once: unpacking takes longer than cutting a lesson out of it. */
const face = readFile(new URL('./hakka-reading.woff2', import.meta.url)).then((packed) =>
  subsetFont(packed, charactersOf('reading'), { targetFormat: 'truetype', preserveNameIds }),
)

process.on('message', async (text) => {
  if (typeof text !== 'string') return
  process.send?.(await subsetFont(await face, text, { targetFormat: 'woff2', preserveNameIds }))
})
