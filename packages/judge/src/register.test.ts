import { describe, expect, it } from 'vitest'
import { registerOf, type VoiceHeard, voiceAfter } from './register.ts'

const heardOf = (registers: readonly number[], deviation = 1.5) =>
  registers.reduce<VoiceHeard[]>((before, register) => voiceAfter(before, { register, deviation }), [])

describe('the register of a voice', () => {
  it('is unknown by two recordings, and by three that tell little', () => {
    expect(registerOf([])).toBeUndefined()
    expect(registerOf(heardOf([22, 22]))).toBeUndefined()
    expect(registerOf(heardOf([22, 22, 22], 4))).toBeUndefined()
  })
  it('is the middle of what was heard, the surer the more it weighs', () => {
    expect(registerOf(heardOf([21, 22, 23]))).toBeCloseTo(22)
    const sure = voiceAfter(heardOf([20, 20, 20], 3), { register: 23, deviation: 0.2 })
    expect(registerOf(sure)).toBeCloseTo(22.25, 1)
  })
  it('begins anew with another voice, and by three of its recordings is known', () => {
    const child = heardOf([30, 31, 30, 29])
    expect(registerOf(child)).toBeCloseTo(30)
    const teacher = voiceAfter(child, { register: 17, deviation: 1.5 })
    expect(teacher).toHaveLength(1)
    expect(registerOf(teacher)).toBeUndefined()
    expect(registerOf(heardOf([30, 31, 30, 17, 18, 16]))).toBeCloseTo(17)
  })
  it('is not learnt of a recording that tells nothing, and forgets what is long past', () => {
    expect(voiceAfter([], { register: 22, deviation: 6 })).toEqual([])
    expect(heardOf(Array.from({ length: 40 }, () => 22))).toHaveLength(12)
  })
})
