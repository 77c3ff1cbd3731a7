/**
 * Plays the tunes of `music/` and writes them as MP3 into the self-study pack: `node tools/content/music.ts`.
 * LAME encodes them (`sudo apt install lame`), as it notes how many samples are the tune's: a loop without a hole.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { loudness, RATE, render } from './music/pluck.ts'
import { TUNES } from './music/tunes.ts'

const MUSIC = new URL('../../content/self-study/audio/music/', import.meta.url)
const KBPS = 48
const FORMAT = ['-r', '-s', String(RATE / 1000), '--bitwidth', '16', '--signed', '--little-endian', '-m', 'm']
const run = promisify(execFile)

/** Through files, not a pipe: LAME goes back to write the frame that names the samples. */
async function encode(samples: Float32Array, folder: string): Promise<Buffer> {
  const bytes = Buffer.alloc(samples.length * 2)
  for (const [i, value] of samples.entries()) bytes.writeInt16LE(Math.round(value * 32_767), i * 2)
  const [raw, mp3] = [path.join(folder, 'tune.raw'), path.join(folder, 'tune.mp3')]
  await writeFile(raw, bytes)
  await run('lame', ['--quiet', ...FORMAT, '-b', String(KBPS), '--resample', String(RATE / 1000), raw, mp3])
  return readFile(mp3)
}

await run('lame', ['--version']).catch(() => {
  throw new Error('這部電腦沒有 LAME，無法壓縮音樂。請先安裝（Debian、Ubuntu：sudo apt install lame）。')
})
await mkdir(MUSIC, { recursive: true })
const folder = await mkdtemp(path.join(os.tmpdir(), 'hakka-music-'))
for (const tune of TUNES) {
  const samples = render(tune)
  const { peak, rms } = loudness(samples)
  const mp3 = await encode(samples, folder)
  const file = new URL(tune.file, MUSIC)
  const same = (await readFile(file).catch(() => null))?.equals(mp3)
  if (!same) await writeFile(file, mp3)
  const length = `${(samples.length / RATE).toFixed(2)} s, ${Math.ceil(mp3.length / 1000)} KB`
  console.log(
    `${tune.file}: ${length}, peak ${peak.toFixed(2)}, RMS ${rms.toFixed(3)}${same ? '' : ', written'}`,
  )
}
await rm(folder, { recursive: true, force: true })
