import { readFile } from 'node:fs/promises'
import { embeddedJudge, loadModel } from '@hakka/judge/embedded'
import { decodeWav } from '@hakka/judge/wav'
import { openOnnx } from './onnx-ctc-judge.ts'
import { threadOf } from './thread.ts'

// A file of its own: each of the pool's threads starts here, with the weights' path and that of an ONNX model.

const [, , modelPath = '', onnxPath] = process.argv

export default threadOf(async () => {
  const model = loadModel(new Uint8Array(await readFile(modelPath)))
  return {
    engine: onnxPath ? await openOnnx(onnxPath, model) : embeddedJudge(model),
    decode: (wav) => decodeWav(wav).pcm,
  }
})
