import type { VoiceHeard } from './register.ts'

/** A word or sentence that is to be said: text and the Ministry's pinyin with contour numbers. */
export interface JudgeWord {
  text: string
  pinyin: string
}

export interface JudgeInput {
  dialectId: number
  words: readonly JudgeWord[]
  /** Mono, 16 kHz, −1 to 1. */
  pcm: Float32Array
  /** The speaker's middle in semitones over 55 Hz, where it is known (`registerOf`). */
  register?: number
}

/** A syllable as it was heard. Pitch lines are semitones about the speaker's middle, at 20, 40, 60 and 80 % of the rime. */
export interface JudgedSyllable {
  text: string
  pinyin: string
  /** 0–100. */
  score: number
  startMs: number
  endMs: number
  /** Contour number that was heard, where it is another one; `undefined` where the voice was not clear enough. */
  toneHeard?: string
  /** Letters that were heard, where they are others. */
  heard?: string
  /** Empty where the voice was not clear enough. */
  learner: number[]
  reference: number[]
}

export interface Judgement {
  /** 0–100, whole. */
  score: number
  parts: { accuracy: number; tone: number; completeness: number; fluency: number }
  syllables: JudgedSyllable[]
  /**
   * One or two Chinese sentences of advice. Pinyin stands in braces with contour numbers, as in 要唸低而短的 {vug2}:
   * whoever shows them writes it as the reader chose, by `formatPinyin`, without the braces.
   */
  feedback: string[]
  /** What the recording alone tells of the voice; missing where its words were hardly said, or without a clear voice. */
  voice?: VoiceHeard
  /** Which engine judged, with its version. */
  engine: string
}

/** Why a recording is not judged. Each has its sentence in the contract's table of errors. */
export type RefusalCode =
  | 'not_wav'
  | 'silence'
  | 'no_speech'
  | 'too_short'
  | 'too_long'
  | 'clipped'
  | 'bad_pinyin'
  | 'unsupported_dialect'

export class JudgeRefusal extends Error {
  override name = 'JudgeRefusal'
  readonly code: RefusalCode
  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}

/** An engine that is down, broken or too slow: 503, never an invented score. */
export class JudgeUnavailable extends Error {
  override name = 'JudgeUnavailable'
}

/** What judges a recording: the embedded engine, a service by HTTP, or an ONNX model. */
export interface PronunciationJudge {
  readonly id: string
  readonly version: string
  supports(dialectId: number): boolean
  /**
   * @throws JudgeRefusal for what can't be judged
   * @throws JudgeUnavailable
   */
  judge(input: JudgeInput, signal: AbortSignal): Promise<Judgement>
}
