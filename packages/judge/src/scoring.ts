import { examinationOf, taskOf } from './embedded.ts'
import { speechOf } from './hearing.ts'
import { spectraOf } from './mel.ts'
import type { Model } from './model.ts'
import { OUTPUTS } from './network.ts'
import { PHONES } from './phones.ts'
import { type JudgeInput, type Judgement, JudgeUnavailable } from './port.ts'
import { isMurmur, timbreOf } from './timbre.ts'
import { voiceOf } from './tone-points.ts'

/** The sounds whose log probabilities are asked for, in their order; the first is silence. */
export { PHONES }

/** What another model hears in a recording. */
export interface ForeignPosteriors {
  /** Milliseconds from one row to the next. */
  hopMs: number
  /** Natural log probabilities, a row of PHONES.length a step of time, from the recording's first sample on. */
  values: Float32Array
}

/**
 * Judges with another model's ears: its log probabilities go through the same alignment, tones and detectors.
 * @param model the embedded model, for priors and detectors
 * @param listen is given the recording; 16 kHz, mono
 * @throws JudgeRefusal as the embedded judge does
 * @throws JudgeUnavailable where the answer has another shape
 */
export async function judgeFromPosteriors(
  model: Model,
  input: JudgeInput,
  listen: (pcm: Float32Array) => Promise<ForeignPosteriors>,
  engine: string,
  signal: AbortSignal,
): Promise<Judgement> {
  const task = taskOf(input)
  const speech = speechOf(input.pcm, task.targets.length)
  signal.throwIfAborted()
  const foreign = await listen(speech.pcm)
  signal.throwIfAborted()
  const rows = foreign.values.length / OUTPUTS
  if (!Number.isInteger(rows) || rows === 0 || !(foreign.hopMs > 0)) {
    throw new JudgeUnavailable('log probabilities of another shape')
  }
  const posteriors = inOurFrames(foreign, speech.sounding.levels.length)
  const timbre = timbreOf(spectraOf(speech.pcm), speech.sounding)
  const heard = {
    sounding: speech.sounding,
    track: voiceOf(speech.pcm),
    posteriors,
    isMurmur: isMurmur(timbre, task.targets),
  }
  return examinationOf(model, input, task, speech, heard, engine).judgement
}

/** Rows of another step of time as ours of 10 ms: each frame takes the row that sounds at its middle. */
function inOurFrames({ hopMs, values }: ForeignPosteriors, frames: number) {
  const rows = values.length / OUTPUTS
  const ours = new Float32Array(frames * OUTPUTS)
  for (let frame = 0; frame < frames; frame++) {
    const row = Math.min(rows - 1, Math.floor((frame * 10 + 12.5) / hopMs))
    ours.set(values.subarray(row * OUTPUTS, (row + 1) * OUTPUTS), frame * OUTPUTS)
  }
  return { frames, values: ours }
}
