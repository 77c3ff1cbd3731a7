import { CHECK_KINDS } from '@hakka/contract/constants'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Checked, type CheckQuestion, checkOf, isRight } from './check.ts'
import { scoreCheck } from './score.ts'

const FACES = ['boss', 'mother', 'girl', 'boy']
const NAMES = ['頭家', '阿姆', '阿妹仔', '老弟', '先生', '阿婆']

/** Few texts, so that the same one is often said twice, here and in other dialogues. */
const text = fc.constantFrom('食飯！', '食飯。', '坐。', '來！', '好。', '行。', '這係麼个？', '𠊎愛去。')
const dialogue: fc.Arbitrary<Checked> = fc
  .uniqueArray(fc.constantFrom(...NAMES), { minLength: 2, maxLength: 4 })
  .chain((names) =>
    fc.record({
      roles: fc.constant(
        names.map((name, at) => ({
          id: `r${at}`,
          name,
          pinyin: '',
          chinese: name,
          face: FACES[at] ?? 'boss',
        })),
      ),
      sentences: fc
        .array(fc.tuple(text, fc.nat(names.length - 1)), { minLength: 2, maxLength: 12 })
        .map((lines) =>
          lines.map(([own, role], at) => ({
            no: at + 1,
            role: `r${role}`,
            hakka: { text: own, pinyin: '' },
            chinese: { text: '' },
          })),
        ),
    }),
  )

const answered = ({ kind, at }: CheckQuestion, picked: string) => ({ kind, at, picked })

describe('a check of a dialogue', () => {
  it('asks each kind once, and exactly one option of each question is right by what the dialogue says', () => {
    let made = 0
    fc.assert(
      fc.property(dialogue, fc.array(dialogue, { maxLength: 4 }), fc.nat(1000), (own, others, seed) => {
        const questions = checkOf(own, others, seed)
        if (questions.length === 0) return
        made++
        expect(questions.map(({ kind }) => kind)).toEqual(CHECK_KINDS)
        for (const question of questions) {
          const right = question.options.map((option) => isRight(own, answered(question, option.text)))
          expect(right.filter(Boolean)).toHaveLength(1)
          expect(right[question.answer]).toBe(true)
          expect(new Set(question.options.map((option) => option.text)).size).toBe(question.options.length)
        }
        const best = questions.map((own) => answered(own, own.options[own.answer]?.text ?? ''))
        expect(scoreCheck(own, best)).toEqual({ kind: 'points', earned: 3, total: 3 })
      }),
      { numRuns: 300 },
    )
    expect(made).toBeGreaterThan(50)
  })

  const sentence = (no: number, role: string, own: string) => ({
    no,
    role,
    hakka: { text: own, pinyin: '' },
    chinese: { text: '' },
  })
  const roles = [
    { id: 'a', name: '頭家', pinyin: '', chinese: '', face: 'boss' },
    { id: 'b', name: '阿姆', pinyin: '', chinese: '', face: 'mother' },
  ]
  const market = { roles, sentences: [sentence(1, 'a', '愛買麼个？'), sentence(2, 'b', '買菜。')] }
  const school = { roles, sentences: [sentence(1, 'a', '愛買麼个！'), sentence(2, 'b', '去學校。')] }

  it('is none where no other dialogue says anything else', () => {
    expect(checkOf(market, [], 1)).toEqual([])
    expect(checkOf(market, [market], 1)).toEqual([])
  })

  it('never offers what this dialogue says, written otherwise, as what it does not', () => {
    const [said] = checkOf(market, [school], 1)
    expect(said?.options.map((option) => option.text).toSorted()).toContain('去學校。')
    expect(said?.options).toHaveLength(2)
  })

  it('asks an editor’s own question in the place of its kind', () => {
    const options = [{ text: '兩斤' }, { text: '三斤' }]
    const own = { kind: 'said' as const, question: { text: '買了多少？' }, options, answer: 1 }
    const checked = { ...market, questions: [own] }
    const [first] = checkOf(checked, [school], 1)
    expect(first).toMatchObject({ kind: 'said', text: '買了多少？', at: null, answer: 1 })
    expect(isRight(checked, { kind: 'said', at: null, picked: '三斤' })).toBe(true)
    expect(isRight(checked, { kind: 'said', at: null, picked: '買菜。' })).toBe(false)
  })

  it('names the sentence that has the answer to an editor’s own question, which changes no mark', () => {
    const options = [{ text: '兩斤' }, { text: '三斤' }]
    const own = { kind: 'said' as const, question: { text: '買了多少？' }, at: 2, options, answer: 1 }
    const checked = { ...market, questions: [own] }
    const [first] = checkOf(checked, [school], 1)
    expect(first).toMatchObject({ text: '買了多少？', at: 2 })
    for (const at of [null, 1, 2, 9]) {
      expect(isRight(checked, { kind: 'said', at, picked: '三斤' })).toBe(true)
      expect(isRight(checked, { kind: 'said', at, picked: '兩斤' })).toBe(false)
    }
  })

  it('earns nothing for what is no answer, and takes each kind once', () => {
    const one = { kind: 'said', at: 1, picked: '買菜。' }
    for (const answer of [null, [], [one], [one, one, one], 'x']) {
      expect(scoreCheck(market, answer)).toEqual({ kind: 'invalid', reason: 'not-an-answer' })
    }
  })
})
