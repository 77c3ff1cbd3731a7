import fc from 'fast-check'
import { playsHold } from '#kit/testing/plays.ts'
import rules from './game.ts'
import { players } from './players.ts'
import sample from './sample.json' with { type: 'json' }
import { grown } from './steps.ts'

const anyLog = fc.dictionary(
  fc.integer({ min: 1, max: 12 }).map(String),
  fc.record(
    { no: fc.nat(20), selected: fc.nat(3), at: fc.oneof(fc.nat(20_000), fc.nat(7_200_000)) },
    { requiredKeys: ['no', 'selected'] },
  ),
)

playsHold({
  title: 'voice-trail',
  rules,
  players,
  grown,
  sample,
  anyLog,
  runs: Number(process.env.FUZZ_RUNS ?? 50),
})
