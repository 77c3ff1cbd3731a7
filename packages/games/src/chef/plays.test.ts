import fc from 'fast-check'
import { playsHold } from '#kit/testing/plays.ts'
import type { ChefLog, Move } from './content.ts'
import rules from './game.ts'
import { players } from './players.ts'
import sample from './sample.json' with { type: 'json' }
import { grown } from './steps.ts'

const move = fc.tuple(
  fc.constantFrom<Move[0][]>('add', 'add', 'add', 'clear', 'plate', 'away', 'serve'),
  fc.nat(33),
  fc.nat(700),
)

/** Moves one after the other, most of them without sense. */
const anyLog = fc
  .record({ moves: fc.array(move, { maxLength: 30 }), end: fc.constantFrom(180_000, 180_001, 9000) })
  .map(({ moves, end }): ChefLog => {
    let now = 0
    return {
      moves: moves.map(([deed, what, wait]) => {
        now += wait
        return [deed, what, now]
      }),
      end,
    }
  })

playsHold({ title: 'chef', rules, players, grown, sample, anyLog, runs: Number(process.env.FUZZ_RUNS ?? 50) })
