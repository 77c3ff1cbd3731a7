import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { INPUTS, OUTPUTS, writeModel } from '@hakka/judge/training'
import { readExamples } from './examples.ts'
import { MODEL_FILE, writeTrainedOn } from './files.ts'
import { randomOf } from './random.ts'
import { SEED } from './settings.ts'
import { readManifest } from './store.ts'
import { accuracyOf, newNetwork, train } from './trainer.ts'

// npm run judge:train [epochs] [hidden] [share of the data]: weights without detectors; judge:calibrate adds those.
const [epochs = 4, hidden = 256, share = 1] = process.argv.slice(2).map(Number)

const random = randomOf(SEED)
const { train: examples, held } = await readExamples(random, share)
console.log(`學習 ${examples.count} 個音框，${epochs} 輪，隱藏層 ${hidden}。`)
console.log('輪\t批\t損失\t正確率')
const network = newNetwork(hidden, random)
await train(network, examples, epochs, random, async (line) => {
  console.log(line)
  await wait(1)
})
console.log(`沒有學過的 ${held.count} 個音框：正確率 ${accuracyOf(network, held).toFixed(4)}`)
const counts = new Array<number>(OUTPUTS).fill(1)
const input = new Float32Array(INPUTS)
for (let i = 0; i < examples.count; i += 7) {
  const phone = examples.take(i, input, 0)
  counts[phone] = (counts[phone] ?? 0) + 1
}
const all = counts.reduce((sum, n) => sum + n, 0)
const logPriors = counts.map((n) => Math.round(1000 * Math.log(n / all)) / 1000)
const manifest = await readManifest()
await writeFile(MODEL_FILE, writeModel({ version: `1-${manifest.seed}`, network, logPriors, detectors: {} }))
await writeTrainedOn(manifest)
