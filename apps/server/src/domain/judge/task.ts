import type { JudgeInput, Judgement, RefusalCode } from '@hakka/judge/port'

/** What one of the pool's threads is asked: to read a WAV file, or to judge what is said in it. */
export type JudgeTask =
  | { kind: 'decode'; wav: Uint8Array<ArrayBuffer> }
  | ({ kind: 'judge'; sound: { wav: Uint8Array<ArrayBuffer> } | { pcm: Float32Array } } & Omit<
      JudgeInput,
      'pcm'
    >)

/** What it answers. Errors lose their class between threads, so what is foreseen comes as a value. */
export type TaskAnswer =
  | { kind: 'decoded'; pcm: Float32Array }
  | { kind: 'judged'; judgement: Judgement }
  | { kind: 'refused'; code: RefusalCode }
  | { kind: 'unavailable'; message: string }
