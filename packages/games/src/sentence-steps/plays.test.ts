import fc from 'fast-check'
import { playsHold } from '#kit/testing/plays.ts'
import rules from './game.ts'
import { players } from './players.ts'
import sample from './sample.json' with { type: 'json' }
import { grown } from './steps.ts'

const place = fc.nat(8)
const moment = fc.oneof(fc.nat(30_000), fc.nat(7_200_000))
const answers = fc.array(
  fc.record({
    no: fc.integer({ min: -1, max: 15 }),
    placed: fc.array(fc.tuple(place, moment), { maxLength: 9 }),
    at: moment,
  }),
  { maxLength: 12 },
)
const anyLog = fc.record({ answers })

playsHold({
  title: 'sentence-steps',
  rules,
  players,
  grown,
  sample,
  anyLog,
  runs: Number(process.env.FUZZ_RUNS ?? 50),
})
