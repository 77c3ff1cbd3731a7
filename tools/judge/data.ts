import { setTimeout as wait } from 'node:timers/promises'
import { noisy, padded, recorded, reverberant } from './augment.ts'
import { type Entries, type Entry, JUDGED_DIALECTS, readEntries } from './entries.ts'
import { fnv1a, type Random, randomOf } from './random.ts'
import { dictionaryFile, SEED } from './settings.ts'
import { openStore } from './store.ts'
import { openSynthesiser } from './synthesiser.ts'
import { deliveryOf, type Utterance, utter } from './utterance.ts'
import { VOICES } from './voices.ts'

// npm run judge:data [utterances]: synthesises what the model learns from.
const count = Number(process.argv[2] ?? 24_000)

const random = randomOf(SEED)
const entries = await readEntries(dictionaryFile())
const synthesiser = await openSynthesiser()
const store = await openStore()
const words = new Set<number>()
const held = heldOut(entries)
let kept = 0
for (let i = 0; i < count; i++) {
  const dialectId = random.pick(JUDGED_DIALECTS)
  const pinyin = random.chance(0.6) ? wordOf(entries.train, dialectId, random) : mixture(dialectId)
  if (entries.isKept(dialectId, pinyin) || held.has(`${dialectId} ${pinyin}`)) continue
  const delivery = deliveryOf(random.pick(VOICES.train), random)
  if (random.chance(0.35)) delivery.lift = random.between(0.88, 1.3)
  const utterance = utter(synthesiser, dialectId, pinyin, delivery, random)
  if (!utterance) continue
  words.add(fnv1a(`${dialectId} ${pinyin}`))
  await store.add(inTheWorld(utterance, random))
  kept++
  if (kept % 2000 === 0) {
    console.log(`${kept} 句`)
    await wait(1)
  }
}
await store.close({ seed: SEED, voices: [...VOICES.train], words: [...words] })
console.log(`合成 ${kept} 句。`)

/** Readings that development and test say: training never hears them, whatever the entry. */
function heldOut({ development, test }: Entries): Set<string> {
  return new Set(
    [...development, ...test].flatMap((entry) => JUDGED_DIALECTS.map((d) => `${d} ${entry.readings[d]}`)),
  )
}

/** A word of a length of its own, so that long ones are not rare. */
function wordOf(from: readonly Entry[], dialectId: number, random: Random): string {
  const wanted = 1 + random.below(6)
  let pinyin = ''
  for (let tries = 0; tries < 12; tries++) {
    pinyin = random.pick(from).readings[dialectId] ?? ''
    if (pinyin.split(' ').length === wanted) break
  }
  return pinyin
}

/** Syllables of several words, so that every sound follows every other. */
function mixture(dialectId: number): string {
  return Array.from({ length: 2 + random.below(4) }, () =>
    random.pick((random.pick(entries.train).readings[dialectId] ?? '').split(' ')),
  ).join(' ')
}

/** Silence around it, then a room, a noise and a microphone, each of them sometimes. */
function inTheWorld({ pcm, labels }: Utterance, random: Random): Utterance {
  const lead = random.between(0.05, 0.3)
  let out = padded(pcm, lead, random.between(0.1, 0.3))
  if (random.chance(0.3)) out = reverberant(out, random.between(0.15, 0.5), random.between(0.2, 0.7), random)
  if (random.chance(0.55)) out = noisy(out, random.between(8, 35), random)
  const moved = labels.map(({ phone, startMs, endMs }) => ({
    phone,
    startMs: startMs + lead * 1000,
    endMs: endMs + lead * 1000,
  }))
  return { pcm: recorded(out, random), labels: moved }
}
