import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameRules, Played } from '#kit/define.ts'
import { random } from '#kit/random.ts'
import type { Known, Told } from '#kit/steps.ts'
import { mutated } from './mutated.ts'
import { childsHand, type Players, programsHand, quickestHand } from './players.ts'

/** From so many random plays on, how many of them are of a kind is no chance. */
const SHARES_FROM = 50

const seeds = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: 32, maxLength: 32 })
  .map((digits) => digits.map((digit) => digit.toString(16)).join(''))

export interface Plays<Content, Deal, Log, Verdict extends Played, State, Act, T extends Told> {
  title: string
  rules: GameRules<Content, Deal, Log, Verdict, State, Act>
  players: Players<Content, Deal, Log, Act>
  /** What a browser makes of an answer. */
  grown(known: Known<Content, Deal>, told: T): Known<Content, Deal>
  sample: unknown
  /** Any log that the schema takes. */
  anyLog: fc.Arbitrary<Log>
  /** Plays of each kind; `npm run fuzz` asks for 10,000. */
  runs: number
}

/** What must hold of every play of a game, whoever plays it and whatever is sent. */
export function playsHold<Content, Deal, Log, Verdict extends Played, State, Act, T extends Told>({
  title,
  rules,
  players,
  grown,
  sample,
  anyLog,
  runs,
}: Plays<Content, Deal, Log, Verdict, State, Act, T>): void {
  const content = rules.content.parse(sample)
  const timeout = 20_000 + runs * 40
  const childs = (seed: string) => {
    const deal = rules.deal(content, seed)
    return { deal, log: players.child(content, deal, childsHand(seed)) }
  }
  /** At the bounds: a move a millisecond earlier is none. */
  const quickest = (seed: string) => {
    const deal = rules.deal(content, seed)
    return { deal, log: players.solver(content, deal, quickestHand(seed)) }
  }

  /** The rules give a play the score that the other way of scoring gives it, or neither gives any. */
  function agree(deal: Deal, log: Log): Verdict {
    const verdict = rules.replay(content, deal, log)
    expect(verdict.ok ? verdict.score : null).toEqual(players.naive(content, deal, log))
    expect(verdict.fault === null).toBe(verdict.ok)
    return verdict
  }

  describe(`any play of ${title}`, () => {
    it('that a child made is taken and scored as its moves say', { timeout }, () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { deal, log } = childs(seed)
          expect(rules.log.parse(JSON.parse(JSON.stringify(log)))).toEqual(log)
          const verdict = agree(deal, log)
          expect(verdict).toMatchObject({ ok: true, finished: true })
          expect(verdict.leastTime).toBeGreaterThan(0)
          expect(rules.replay(content, rules.deal(content, seed), log)).toEqual(verdict)
          expect(rules.told(content, deal, log).length).toBeGreaterThan(0)
        }),
        { numRuns: runs },
      )
    })

    it('that was forged gets what its moves are worth, or nothing', { timeout }, () => {
      let taken = 0
      fc.assert(
        fc.property(seeds, seeds, fc.boolean(), fc.boolean(), (seed, other, foreign, quick) => {
          const { deal, log } = quick ? quickest(seed) : childs(seed)
          const forged = rules.log.safeParse(mutated(log, random(other)))
          if (!forged.success) return
          taken += 1
          agree(foreign ? rules.deal(content, other) : deal, forged.data)
        }),
        { numRuns: runs * 2 },
      )
      // Of the few that the gate tries a share says nothing.
      if (runs >= SHARES_FROM) expect(taken, 'forged plays that the schema takes').toBeGreaterThan(runs / 2)
    })

    it('comes to the same step by step, and the browser knows at each what it may', { timeout }, () => {
      const { steps } = rules
      fc.assert(
        fc.property(seeds, (seed) => {
          const { deal, log } = childs(seed)
          let state = steps.fresh
          let known = steps.known(content, deal, state)
          for (const { act, at } of players.acts(log)) {
            const read = steps.act.parse(JSON.parse(JSON.stringify(act)))
            const after = steps.step(content, deal, state, read, at)
            if (!after) throw new Error(`refused at ${at}: ${JSON.stringify(act)}`)
            state = after.state
            known = grown(known, after.told as T)
            expect(known).toEqual(steps.known(content, deal, state))
          }
          const whole = rules.replay(content, deal, log)
          const stepped = rules.replay(content, deal, steps.log(state, 7_200_000))
          expect(stepped).toMatchObject({ ok: true, finished: true, score: whole.score })
          expect(Math.abs(stepped.leastTime - whole.leastTime)).toBeLessThan(10)
        }),
        { numRuns: runs },
      )
    })

    it('forged step by step is never worth more than played by who knows all', { timeout }, () => {
      const { steps } = rules
      fc.assert(
        fc.property(seeds, seeds, (seed, other) => {
          const { deal, log } = quickest(seed)
          const chance = random(other)
          let state = steps.fresh
          for (const { act, at } of players.acts(log)) {
            const times = 1 + chance.below(2)
            for (let tries = 0; tries < times; tries += 1) {
              const read = steps.act.safeParse(chance.below(2) === 0 ? act : mutated(act, chance))
              const when = at + chance.below(3) * 40
              if (read.success) state = steps.step(content, deal, state, read.data, when)?.state ?? state
            }
          }
          const forged = rules.replay(content, deal, steps.log(state, 7_200_000))
          const best = rules.replay(content, deal, log)
          expect(forged.fault).toBeNull()
          expect(forged.score).toBeLessThanOrEqual(best.score)
          if (forged.finished && forged.score === best.score)
            expect(forged.leastTime).toBeGreaterThanOrEqual(best.leastTime)
        }),
        { numRuns: runs },
      )
    })

    it('is judged without a throw', { timeout }, () => {
      fc.assert(
        fc.property(seeds, anyLog, (seed, any) => {
          const log = rules.log.parse(any)
          const { ok, score, leastTime } = agree(rules.deal(content, seed), log)
          expect(Number.isSafeInteger(score) && Number.isSafeInteger(leastTime)).toBe(true)
          if (!ok) expect(score).toBe(0)
          expect(
            rules.told(content, rules.deal(content, seed), log).every(({ did }) => did !== 'undefined'),
          ).toBe(true)
        }),
        { numRuns: runs },
      )
    })

    it('is looked at when a program made it, and hardly ever when a child did', { timeout }, () => {
      const count = Math.max(200, Math.floor(runs / 5))
      const chance = random(title.length.toString(16).repeat(32).slice(0, 32))
      let programs = 0
      let children = 0
      for (let play = 0; play < count; play += 1) {
        const seed = Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('')
        const { deal, log } = childs(seed)
        if (rules.replay(content, deal, log).suspicious) children += 1
        const verdict = rules.replay(content, deal, players.solver(content, deal, programsHand(seed)))
        expect(verdict).toMatchObject({ ok: true, finished: true })
        if (verdict.suspicious) programs += 1
      }
      expect(children, 'children that are taken for programs').toBeLessThanOrEqual(count / 100)
      expect(programs, 'programs that are found').toBeGreaterThanOrEqual((count * 95) / 100)
    })
  })
}
