import { expect, it } from 'vitest'
import { knownRegister, learnVoice } from './voice.ts'

it('the voice at a device is known by three answers of the judge, whatever else these hold', () => {
  for (const answer of [undefined, null, 7, {}, { register: 'high', deviation: 1 }, { register: Number.NaN }])
    learnVoice(answer)
  learnVoice({ register: 21, deviation: 1.2 })
  learnVoice({ register: 22, deviation: 1.2 })
  expect(knownRegister()).toBeUndefined()
  learnVoice({ register: 23, deviation: 1.2 })
  expect(knownRegister()).toBeCloseTo(22)
})
