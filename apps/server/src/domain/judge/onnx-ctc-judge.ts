import { JUDGED_DIALECTS, RECORDING_RATE } from '@hakka/contract/constants'
import type { Model } from '@hakka/judge/embedded'
import { type JudgeInput, type Judgement, JudgeUnavailable, type PronunciationJudge } from '@hakka/judge/port'
import { judgeFromPosteriors, PHONES } from '@hakka/judge/scoring'

/** The part of an onnxruntime session that is used. */
export interface OnnxSession {
  run(
    feeds: Record<string, unknown>,
  ): Promise<Record<string, { dims: readonly number[]; data: unknown } | undefined>>
}

/** The part of `onnxruntime-node` that is used. */
export interface OnnxRuntime {
  InferenceSession: { create(path: string): Promise<OnnxSession> }
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => unknown
}

/**
 * An ONNX model's ears with this site's alignment and tones. The model takes `audio` (float32, 1 × samples, 16 kHz) and
 * gives `log_posteriors` (float32, 1 × steps × PHONES.length, natural logarithm, in the order of PHONES).
 */
export class OnnxCtcJudge implements PronunciationJudge {
  readonly id = 'onnx'
  readonly version: string
  readonly #session: OnnxSession
  readonly #tensor: OnnxRuntime['Tensor']
  readonly #model: Model

  constructor(given: {
    session: OnnxSession
    Tensor: OnnxRuntime['Tensor']
    model: Model
    version?: string
  }) {
    this.#session = given.session
    this.#tensor = given.Tensor
    this.#model = given.model
    this.version = given.version ?? '1'
  }

  supports(dialectId: number): boolean {
    return JUDGED_DIALECTS.includes(dialectId)
  }

  judge(input: JudgeInput, signal: AbortSignal): Promise<Judgement> {
    const listen = (pcm: Float32Array) => this.#listen(pcm)
    return judgeFromPosteriors(this.#model, input, listen, `${this.id}-${this.version}`, signal)
  }

  async #listen(pcm: Float32Array): Promise<{ hopMs: number; values: Float32Array }> {
    const audio = new this.#tensor('float32', pcm, [1, pcm.length])
    const answer = await this.#session.run({ audio }).catch((cause: unknown) => {
      throw new JudgeUnavailable('the model failed', { cause })
    })
    const { dims = [], data } = answer.log_posteriors ?? {}
    const [batch, steps = 0, phones] = dims
    const values = data instanceof Float32Array ? data : undefined
    if (batch !== 1 || steps < 1 || phones !== PHONES.length || values?.length !== steps * PHONES.length) {
      throw new JudgeUnavailable(`the model answers ${dims.join(' × ') || 'nothing'} log posteriors`)
    }
    if (!values.every(Number.isFinite)) throw new JudgeUnavailable('the model answers no numbers')
    return { hopMs: (pcm.length / RECORDING_RATE / steps) * 1000, values }
  }
}

/** Only where an operator has installed it: it fetches a library when it is installed, so it comes with nothing here. */
const RUNTIME = 'onnxruntime-node'

const isRuntime = (loaded: unknown): loaded is OnnxRuntime =>
  typeof loaded === 'object' && loaded !== null && 'InferenceSession' in loaded && 'Tensor' in loaded

/**
 * Opens a model file.
 * @param load gives the runtime; a test has one of its own
 * @throws JudgeUnavailable without runtime or model
 */
export async function openOnnx(
  path: string,
  model: Model,
  load: () => Promise<unknown> = () => import(RUNTIME),
): Promise<OnnxCtcJudge> {
  try {
    const runtime = await load()
    if (!isRuntime(runtime)) throw new Error(`${RUNTIME} is another thing than expected`)
    const session = await runtime.InferenceSession.create(path)
    return new OnnxCtcJudge({ session, Tensor: runtime.Tensor, model })
  } catch (cause) {
    throw new JudgeUnavailable(`${RUNTIME} or its model could not be opened`, { cause })
  }
}
