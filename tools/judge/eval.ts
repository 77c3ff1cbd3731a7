import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { loadModel } from '@hakka/judge/training'
import { likeness } from './baseline.ts'
import { CONDITIONS } from './conditions.ts'
import { type Entries, type Entry, JUDGED_DIALECTS, readEntries } from './entries.ts'
import { FIGURES_FILE, MODEL_FILE, readTrainedOn } from './files.ts'
import { outcomeOf } from './outcomes.ts'
import { fnv1a, randomOf } from './random.ts'
import { type Compared, type Row, reached, rowsOf, tableOf, weaknesses } from './report.ts'
import { dictionaryFile, SEED } from './settings.ts'
import { openSynthesiser } from './synthesiser.ts'
import { trialsOf } from './trials.ts'
import { deliveryOf, utter } from './utterance.ts'
import { ACCEPTANCE_VOICES, VOICES } from './voices.ts'
import { registersOf } from './warm-up.ts'

// npm run judge:eval [development] [items]: words and voices that neither training nor calibration knew, judged alone and
// with the register that the page learns of each voice by four words said before; `development` takes those that thresholds are chosen on, and keeps no figures. Exit 1 under a bar.
const args = process.argv.slice(2)
const split = args[0] === 'development' ? 'development' : 'test'
const items = Number(args.at(-1)) || 320
/** A voice of the training speaks the references of plain warping. */
const REFERENCE_VOICE = 'f1'

const entries = await readEntries(dictionaryFile())
await refuseLeaks(entries)
const bytes = await readFile(MODEL_FILE)
const model = loadModel(bytes)
const synthesiser = await openSynthesiser()
const references = randomOf(SEED + 3)
const delivery = { ...deliveryOf(REFERENCE_VOICE, references, 130), lift: 1 }
const outcomes: Compared[] = []
const known: Compared[] = []
let learnt = 0
let reference: { item: number; pcm: Float32Array } | undefined
const plan = { entries: entries[split], voices: VOICES[split], items, seed: SEED + 2 }
const registerOfSpeaker = registersOf(model, synthesiser, entries[split], SEED + 5)
for (const trial of trialsOf(synthesiser, plan)) {
  if (reference?.item !== trial.item) {
    const said = utter(synthesiser, trial.dialectId, trial.pinyin, delivery, references)
    reference = { item: trial.item, pcm: said?.pcm ?? new Float32Array(0) }
  }
  const like = likeness(reference.pcm, trial.pcm)
  const register = registerOfSpeaker(trial)
  outcomes.push({ ...outcomeOf(model, trial), likeness: like })
  known.push({ ...outcomeOf(model, trial, register), likeness: like })
  if (register !== undefined) learnt++
  if (outcomes.length % 500 === 0) await wait(1)
}
const rows = rowsOf(outcomes)
const rowsKnown = rowsOf(known)
console.log(tableOf(rows))
console.log(`\n知道聲音的高度（${outcomes.length} 次中的 ${learnt} 次）：\n${tableOf(rowsKnown)}`)
console.log(weaknesses(outcomes))
const refused = Map.groupBy(
  outcomes.filter(({ kind }) => kind === 'correct'),
  (outcome) => outcome.refused ?? '',
)
console.log(
  `唸對而不評分：${[...refused].map(([code, list]) => `${code || '評了分'} ${list.length}`).join('、')}`,
)
if (items >= 300 && split === 'test') {
  const figures = {
    model: model.version,
    modelFnv1a: fnv1a(Buffer.from(bytes).toString('base64')),
    seed: SEED,
    items,
    voices: VOICES.test.join(' '),
    conditions: CONDITIONS.join(' '),
    rows: rows.map(rounded),
    rowsWithRegister: rowsKnown.map(rounded),
  }
  await writeFile(FIGURES_FILE, `${JSON.stringify(figures, null, 2)}\n`)
}
const missed = [...rows, ...rowsKnown].filter((row) => !reached(row))
if (missed.length) {
  console.log(`未達標準：${missed.map(({ name }) => name.trim()).join('、')}`)
  process.exitCode = 1
}

function rounded({ name, value, ...rest }: Row) {
  return { name, value: Math.round(value * 1000) / 1000, ...rest }
}

/** @throws where training heard a voice or a word of the test, or anything at all that is kept for acceptance */
async function refuseLeaks({ development, test, isKept }: Entries): Promise<void> {
  const trainedOn = await readTrainedOn()
  const heard = new Set(trainedOn.words)
  const voices = [...VOICES.test, ...VOICES.development, ...ACCEPTANCE_VOICES]
  const known = voices.filter((voice) => trainedOn.voices.includes(voice))
  const shared = VOICES.test.filter((voice) => VOICES.development.includes(voice))
  const leaks = (list: readonly Entry[]) =>
    list
      .flatMap((entry) => JUDGED_DIALECTS.map((d) => `${d} ${entry.readings[d]}`))
      .filter((word) => heard.has(fnv1a(word)))
  const words = [...leaks(test), ...leaks(development)]
  const kept = test.filter((entry) => JUDGED_DIALECTS.some((d) => isKept(d, entry.readings[d] ?? '')))
  if (known.length || shared.length || words.length || kept.length) {
    const what = [...known, ...shared, ...words.slice(0, 5), ...kept.map(({ id }) => id).slice(0, 5)]
    throw new Error(`評量的聲音或詞在訓練時用過了：${what.join('、')}`)
  }
}
