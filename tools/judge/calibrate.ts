import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { loadModel, type Model, writeModel } from '@hakka/judge/training'
import { readEntries } from './entries.ts'
import { MODEL_FILE } from './files.ts'
import { fitDetector } from './logistic.ts'
import { auc, type Outcome, outcomeOf } from './outcomes.ts'
import { dictionaryFile, SEED } from './settings.ts'
import { openSynthesiser } from './synthesiser.ts'
import { type Mistake, trialsOf } from './trials.ts'
import { VOICES } from './voices.ts'

// npm run judge:calibrate [items]: fits the detectors on the development words and voices, and nothing else.
const [items = 400] = process.argv.slice(2).map(Number)

const FIGURES: Record<'gross' | 'segments' | 'tone', { names: string[]; mistakes: Mistake[] }> = {
  gross: {
    names:
      'goodness weakest poor fit outside hollow pace uneven voiced unclear substitution others tones length'.split(
        ' ',
      ),
    mistakes: ['other', 'english', 'half', 'noise', 'hum', 'silence'],
  },
  segments: {
    names: 'goodness weakest poor fit substitution onset vowel coda others outside length'.split(' '),
    mistakes: ['syllable', 'initial', 'initial'],
  },
  tone: { names: 'tone tones wrongTones unclear goodness length'.split(' '), mistakes: ['tone'] },
}

const model = loadModel(await readFile(MODEL_FILE))
const outcomes = await onDevelopment({ ...model, detectors: {} })
const detectors: Model['detectors'] = {}
for (const [name, { names, mistakes }] of Object.entries(FIGURES)) {
  const right = figuresOf(outcomes.filter(({ kind }) => kind === 'correct'))
  const wrong = mistakes.flatMap((mistake) => figuresOf(outcomes.filter(({ kind }) => kind === mistake)))
  const examples = [
    ...right.map((figures) => ({ figures, ok: true })),
    ...wrong.map((figures) => ({ figures, ok: false })),
  ]
  if (name === 'gross' || name === 'segments' || name === 'tone')
    detectors[name] = fitDetector(names, examples)
  console.log(name)
  for (const figure of names) {
    const value = (figures: Record<string, number>) => figures[figure] ?? 0
    console.log(`  ${figure}\t${auc(right.map(value), wrong.map(value)).toFixed(3)}`)
  }
}
await writeFile(MODEL_FILE, writeModel({ ...model, detectors }))

async function onDevelopment(bare: Model): Promise<Outcome[]> {
  const { development } = await readEntries(dictionaryFile())
  const plan = { entries: development, voices: VOICES.development, items, seed: SEED + 1 }
  const found: Outcome[] = []
  for (const trial of trialsOf(await openSynthesiser(), plan)) {
    found.push(outcomeOf(bare, trial))
    if (found.length % 1000 === 0) await wait(1)
  }
  return found
}

function figuresOf(list: readonly Outcome[]): Record<string, number>[] {
  return list.flatMap(({ figures }) => (figures ? [figures] : []))
}
