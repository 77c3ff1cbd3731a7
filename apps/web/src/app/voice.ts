import { registerOf, type VoiceHeard, voiceAfter } from '@hakka/judge/register'

/**
 * What the judge has heard of the voice at this device, by which it tells tones better. It lies in this page's memory and
 * nowhere else: it is gone with the page, and begins anew where somebody else speaks.
 */
let heard: VoiceHeard[] = []

/** The middle of the voice in semitones over 55 Hz, once three recordings or more agree on it. */
export const knownRegister = (): number | undefined => registerOf(heard)

/** Takes in what an answer of the judge tells of a voice. */
export function learnVoice(voice: unknown): void {
  if (typeof voice !== 'object' || voice === null || !('register' in voice) || !('deviation' in voice)) return
  const { register, deviation } = voice
  if (!Number.isFinite(register) || !Number.isFinite(deviation)) return
  heard = voiceAfter(heard, { register: Number(register), deviation: Number(deviation) })
}
