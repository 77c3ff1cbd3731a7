import fc from 'fast-check'
import { playsHold } from '#kit/testing/plays.ts'
import rules from './game.ts'
import { players } from './players.ts'
import sample from './sample.json' with { type: 'json' }
import { grown } from './steps.ts'

const anyLog = fc.record({
  answers: fc.array(
    fc.record({
      no: fc.integer({ min: -1, max: 14 }),
      given: fc.array(fc.nat(11), { maxLength: 5 }),
      hinted: fc.boolean(),
      at: fc.nat(100_000),
    }),
    { maxLength: 15 },
  ),
  end: fc.nat(1_900_000),
})

playsHold({
  title: 'song-trail',
  rules,
  players,
  grown,
  sample,
  anyLog,
  runs: Number(process.env.FUZZ_RUNS ?? 50),
})
