import type { Judgement, JudgeWord } from '@hakka/judge/port'

interface JudgeRequest {
  dialectId: number
  words: readonly JudgeWord[]
  /** The speaker's middle in semitones over 55 Hz, where it is known. */
  register?: number
  /** A WAV file as it came. Nothing of it is kept; it is gone from the caller's hands afterwards. */
  wav: Uint8Array<ArrayBuffer>
}

/** Everybody else's recordings come first, and there are too many of them: 429. */
export class JudgeBusy extends Error {
  override name = 'JudgeBusy'
}

/** The site's judge, whichever engine it is. */
export interface Judging {
  /**
   * @param signal of whoever waits
   * @throws JudgeRefusal for what can't be judged
   * @throws JudgeBusy when too many wait
   * @throws JudgeUnavailable
   */
  judge(request: JudgeRequest, signal: AbortSignal): Promise<Judgement>
  close(): Promise<void>
}
