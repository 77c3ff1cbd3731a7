import { RECORDING_RATE } from '@hakka/contract/constants'

/**
 * Any sound file as one channel of 16,000 samples a second. The browser resamples while it decodes, and filters what
 * lies above; Safari leaves an `AudioContext`'s own `sampleRate` aside, never this one's.
 * @throws DOMException where it is no sound
 */
export async function decodeVoice(file: ArrayBuffer): Promise<Float32Array<ArrayBuffer>> {
  const sound = await new OfflineAudioContext(1, 1, RECORDING_RATE).decodeAudioData(file)
  const channels = Array.from({ length: sound.numberOfChannels }, (_, own) => sound.getChannelData(own))
  const mono = new Float32Array(sound.length)
  for (const channel of channels) {
    for (let at = 0; at < mono.length; at++) mono[at] = (mono[at] ?? 0) + (channel[at] ?? 0) / channels.length
  }
  return mono
}
