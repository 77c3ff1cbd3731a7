import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeWav } from '@hakka/judge/encode-wav'
import { expect, type Locator } from '@playwright/test'
import { chromiumLaunch } from './chromium.ts'

const RATE = 48_000
const SECONDS = 4

/**
 * A microphone that hears the same four seconds over and over.
 * @param wave what it hears at a second, −1 to 1
 * @returns launch options of its browser, and what takes its file away again
 */
export function hearing(wave: (second: number) => number) {
  const folder = mkdtempSync(join(tmpdir(), 'hakka-voice-'))
  const voice = join(folder, 'voice.wav')
  const samples = Float32Array.from({ length: SECONDS * RATE }, (_, at) => wave(at / RATE))
  writeFileSync(voice, encodeWav(samples, RATE))
  const args = [
    ...chromiumLaunch.args,
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${voice}`,
  ]
  return {
    launchOptions: { ...chromiumLaunch, args },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A voice of five partials at a pitch. */
export const hum = (pitch: number, second: number) =>
  [1, 2, 3, 4, 5].reduce((sum, tone) => sum + Math.sin(2 * Math.PI * pitch * tone * second) / tone, 0)

/** Waits until so many seconds have been recorded, as the page counts them. */
export const heardFor = (practice: Locator, seconds: number): Promise<void> =>
  expect(practice).toContainText(new RegExp(`0:(?:0[${seconds}-9]|[1-5]\\d) / 1:00`))
