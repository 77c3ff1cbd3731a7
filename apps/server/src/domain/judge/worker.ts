import { readFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import { embeddedJudge, loadModel } from '@hakka/judge/embedded'
import { decodeWav } from '@hakka/judge/wav'
import { z } from 'zod'
import { openOnnx } from './onnx-ctc-judge.ts'
import { threadOf } from './thread.ts'

// A file of its own: each of the pool's threads starts here.

const { modelPath, onnxPath } = z
  .object({ modelPath: z.string(), onnxPath: z.string().optional() })
  .parse(workerData)

export default threadOf(async () => {
  const model = loadModel(new Uint8Array(await readFile(modelPath)))
  return {
    engine: onnxPath ? await openOnnx(onnxPath, model) : embeddedJudge(model),
    decode: (wav) => decodeWav(wav).pcm,
  }
})
