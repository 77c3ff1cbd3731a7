/**
 * Plays what `music/` has and writes it as MP3: `node tools/content/music.ts`. The tunes of picture books go into the
 * self-study pack, the tunes and effects of games among the files of the web.
 * LAME encodes them (`sudo apt install lame`), as it notes how many samples are the tune's: a loop without a hole.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { EFFECTS } from './music/effects.ts'
import { GAME_TUNES } from './music/game-tunes.ts'
import { loudness, RATE, render } from './music/pluck.ts'
import { TUNES } from './music/tunes.ts'

const MUSIC = new URL('../../content/self-study/audio/music/', import.meta.url)
const GAMES = new URL('../../apps/web/public/sounds/games/', import.meta.url)
/** A game's tune is heard below a voice. */
const KBPS = { book: 48, game: 40, effect: 48 }
const FORMAT = ['-r', '-s', String(RATE / 1000), '--bitwidth', '16', '--signed', '--little-endian', '-m', 'm']
const run = promisify(execFile)

/** Through files, not a pipe: LAME goes back to write the frame that names the samples. */
async function encode(samples: Float32Array, kbps: number, folder: string): Promise<Buffer> {
  const bytes = Buffer.alloc(samples.length * 2)
  for (const [i, value] of samples.entries()) bytes.writeInt16LE(Math.round(value * 32_767), i * 2)
  const [raw, mp3] = [path.join(folder, 'tune.raw'), path.join(folder, 'tune.mp3')]
  await writeFile(raw, bytes)
  await run('lame', ['--quiet', ...FORMAT, '-b', String(kbps), '--resample', String(RATE / 1000), raw, mp3])
  return readFile(mp3)
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'hakka-music-'))

async function write(place: URL, name: string, samples: Float32Array, kbps: number): Promise<void> {
  const { peak, rms } = loudness(samples)
  const mp3 = await encode(samples, kbps, folder)
  const file = new URL(name, place)
  const same = (await readFile(file).catch(() => null))?.equals(mp3)
  if (!same) await writeFile(file, mp3)
  const length = `${(samples.length / RATE).toFixed(2)} s, ${(mp3.length / 1000).toFixed(1)} KB`
  console.log(`${name}: ${length}, peak ${peak.toFixed(2)}, RMS ${rms.toFixed(3)}${same ? '' : ', written'}`)
}

await run('lame', ['--version']).catch(() => {
  throw new Error('這部電腦沒有 LAME，無法壓縮音樂。請先安裝（Debian、Ubuntu：sudo apt install lame）。')
})
for (const place of [MUSIC, GAMES]) await mkdir(place, { recursive: true })
for (const tune of TUNES) await write(MUSIC, tune.file, render(tune), KBPS.book)
for (const tune of GAME_TUNES) await write(GAMES, tune.file, render(tune), KBPS.game)
for (const { file, render: played } of EFFECTS) await write(GAMES, file, played(), KBPS.effect)
await rm(folder, { recursive: true, force: true })
