import { RECORDING_RATE, RECORDING_SECONDS_MAX } from '@hakka/contract/constants'
import { bytesOf } from '@hakka/ui/stored-file.ts'
import { useEffect, useState } from 'react'
import type { Sound } from '#kit/content.ts'
import { decodeVoice } from './decode.tsx'
import { type Voice, voiceOf } from './voice.ts'

/** The model's voice, read from its file: `undefined` on its way, `'failed'` where it can't be read. */
export function useModelVoice(sound: Sound | undefined): Voice | 'failed' | undefined {
  const [voice, setVoice] = useState<Voice | 'failed'>()
  const url = sound?.url
  useEffect(() => {
    if (!url) return
    const off = new AbortController()
    readVoice(url, off.signal).then(
      (read) => off.signal.aborted || setVoice(read ?? 'failed'),
      () => off.signal.aborted || setVoice('failed'),
    )
    return () => off.abort()
  }, [url])
  return voice
}

async function readVoice(url: string, signal: AbortSignal): Promise<Voice | undefined> {
  const samples = await decodeVoice(await bytesOf(url, signal))
  return voiceOf(samples.subarray(0, RECORDING_RATE * RECORDING_SECONDS_MAX))
}
