/** What a page needs to record by itself, beside the practice of modules. */
export { encodeWav } from '@hakka/judge/encode-wav'
export { Meter } from './kit/recording/Meter.tsx'
export { type Microphone, openMicrophone } from './kit/recording/microphone.tsx'
export { barsPath } from './kit/recording/picture.ts'
export type { Refusal } from './kit/recording/recording-state.ts'
export { ui as recordingTexts } from './kit/recording/ui.ts'
