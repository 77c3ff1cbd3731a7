import fc from 'fast-check'
import { playsHold } from '#kit/testing/plays.ts'
import type { WindowsLog } from './content.ts'
import rules from './game.ts'
import { players } from './players.ts'
import sample from './sample.json' with { type: 'json' }
import { grown } from './steps.ts'

/** Windows one after the other, most of them on the first level. */
const anyLog = fc
  .array(fc.tuple(fc.constantFrom(1, 1, 1, 1, 2), fc.nat(9), fc.constantFrom(120, 2500, 0, 9000)), {
    maxLength: 40,
  })
  .map((flips): WindowsLog => {
    let now = 0
    return {
      flips: flips.map(([level, window, wait]) => {
        now += wait
        return [level, window, now]
      }),
    }
  })

playsHold({
  title: 'windows',
  rules,
  players,
  grown,
  sample,
  anyLog,
  runs: Number(process.env.FUZZ_RUNS ?? 50),
})
