import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { resample } from '@hakka/judge/resample'
import { createMp3Encoder } from 'wasm-media-encoders'
import { join, normalise, readWav, trim } from './pcm.ts'
import type { Phrase } from './reading.ts'
import { buildVoice, lowestOf, VOICE } from './voice.ts'
import type { VoiceSpec } from './voices.ts'

const run = promisify(execFile)
const WORDS_PER_MINUTE = 115
const CLIP_RATE = 24_000
const CLIP_KBPS = 40
const LEAD_SECONDS = 0.06
const TAIL_SECONDS = 0.12

/** A voice ready to speak; `close` removes its temporary data folder. */
export type Speaker = {
  /** espeak-ng's own version line */
  version: string
  /** Below what it ever says: where trackers of pitch need not look. */
  lowestHz?: number
  /** Says the phrases; mono samples at 24 kHz, trimmed and levelled */
  say(phrases: Phrase[], wordsPerMinute?: number): Promise<Float32Array>
  close(): Promise<void>
}

/**
 * @param role the voice of a role; without it the voice of everything else
 * @throws with a Chinese sentence where espeak-ng is not installed or has other data than the voice is made for
 */
export async function openSpeaker(role?: VoiceSpec): Promise<Speaker> {
  const version = await espeakVersion()
  const installed = /Data at:\s*(.+)$/m.exec(version)?.[1]?.trim()
  if (!installed) throw new Error('讀不到 espeak-ng 的資料夾，請重新安裝 espeak-ng。')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hakka-voice-'))
  await buildVoice(installed, folder, role)
  return {
    version: /text-to-speech:\s*(\S+)/.exec(version)?.[1] ?? version,
    ...(role && { lowestHz: lowestOf(role) }),
    say: async (phrases, wordsPerMinute = WORDS_PER_MINUTE) => {
      const parts: Float32Array[] = []
      for (const { phonemes } of phrases) parts.push(await sayPhrase(folder, phonemes, wordsPerMinute))
      const gaps = phrases.map(({ pause }, i) => (i === 0 ? LEAD_SECONDS : pause))
      return join(parts.map(normalise), gaps, TAIL_SECONDS, CLIP_RATE)
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Seconds of speech in what a speaker said of these phrases, its pauses left aside. */
export function spokenSeconds(pcm: Float32Array, phrases: readonly Phrase[]): number {
  const pauses = phrases.reduce((sum, { pause }, i) => sum + (i ? pause : 0), LEAD_SECONDS + TAIL_SECONDS)
  return pcm.length / CLIP_RATE - pauses
}

const mp3 = createMp3Encoder()

/** Encodes samples at 24 kHz as MP3, 40 kbit/s mono. */
export async function encodeMp3(pcm: Float32Array): Promise<Buffer> {
  const encoder = await mp3
  encoder.configure({ sampleRate: CLIP_RATE, channels: 1, bitrate: CLIP_KBPS })
  const body = Buffer.from(encoder.encode([pcm]))
  return Buffer.concat([body, Buffer.from(encoder.finalize())])
}

async function espeakVersion(): Promise<string> {
  try {
    return (await run('espeak-ng', ['--version'])).stdout
  } catch {
    throw new Error(
      '這部電腦沒有 espeak-ng，無法合成語音。請先安裝（Debian、Ubuntu：sudo apt install espeak-ng）。',
    )
  }
}

async function sayPhrase(folder: string, phonemes: string, wordsPerMinute: number): Promise<Float32Array> {
  const options = [
    `--path=${folder}`,
    '-v',
    VOICE,
    '-s',
    String(Math.round(wordsPerMinute)),
    '--stdout',
    `[[${phonemes}]]`,
  ]
  const { stdout } = await run('espeak-ng', options, { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 })
  const { pcm, rate } = readWav(stdout)
  return trim(resample(pcm, rate, CLIP_RATE), CLIP_RATE)
}
