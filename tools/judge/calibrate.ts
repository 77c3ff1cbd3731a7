import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { DETECTOR_NAMES, type DetectorName, loadModel, type Model, writeModel } from '@hakka/judge/training'
import { readEntries } from './entries.ts'
import { MODEL_FILE } from './files.ts'
import { fitDetector } from './logistic.ts'
import { auc, type Outcome, otherAt, outcomeOf } from './outcomes.ts'
import { dictionaryFile, SEED } from './settings.ts'
import { openSynthesiser } from './synthesiser.ts'
import { type Mistake, trialsOf } from './trials.ts'
import { VOICES } from './voices.ts'

// npm run judge:calibrate [items]: fits the detectors on the development words and voices, and nothing else.
const [items = 640] = process.argv.slice(2).map(Number)

type Figures = Record<string, number>
interface Examples {
  names: string
  right: Figures[]
  wrong: Figures[]
}

const model = loadModel(await readFile(MODEL_FILE))
const outcomes = await onDevelopment({ ...model, detectors: {} })
const right = outcomes.filter(({ kind }) => kind === 'correct')

const DETECTORS: Record<DetectorName, Examples> = {
  gross: {
    names:
      'goodness weakest poor fit outside hollow pace uneven voiced unclear substitution others tones length',
    right: figuresOf(right),
    wrong: mistaken('other', 'english', 'half', 'noise', 'hum', 'silence'),
  },
  segments: {
    names: 'goodness weakest poor fit substitution onset vowel coda others outside length',
    right: figuresOf(right),
    wrong: [...mistaken('syllable', 'initial'), ...mistaken('initial')],
  },
  tone: {
    names: 'tone tones wrongTones unclear goodness length',
    right: figuresOf(right),
    wrong: mistaken('tone'),
  },
  tune: {
    names: 'tone tones wrongTones unclear follows spread misfit range register goodness length',
    right: figuresOf(right),
    wrong: mistaken('tones', 'dialect'),
  },
  sound: {
    names: 'goodness weakest rest substitution onset vowel coda frames length',
    right: right.flatMap(({ syllableFigures = [] }) => syllableFigures),
    wrong: outcomes.flatMap(otherSyllables),
  },
}

const detectors: Model['detectors'] = {}
for (const name of DETECTOR_NAMES) {
  const { names, right, wrong } = DETECTORS[name]
  const examples = [
    ...right.map((figures) => ({ figures, ok: true })),
    ...wrong.map((figures) => ({ figures, ok: false })),
  ]
  detectors[name] = fitDetector(names.split(' '), examples)
  console.log(`${name}\t${right.length} / ${wrong.length}`)
  for (const figure of names.split(' ')) {
    const value = (figures: Figures) => figures[figure] ?? 0
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

function mistaken(...kinds: Mistake[]): Figures[] {
  return kinds.flatMap((mistake) => figuresOf(outcomes.filter(({ kind }) => kind === mistake)))
}

function figuresOf(list: readonly Outcome[]): Figures[] {
  return list.flatMap(({ figures }) => (figures ? [figures] : []))
}

/** Of words with one other syllable or initial: that syllable. */
function otherSyllables(outcome: Outcome): Figures[] {
  if (outcome.kind !== 'syllable' && outcome.kind !== 'initial') return []
  const figures = outcome.syllableFigures?.[otherAt(outcome)]
  return figures ? [figures] : []
}
