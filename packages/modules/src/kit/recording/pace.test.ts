import { describe, expect, it } from 'vitest'
import { pace } from './pace.ts'

describe('the pace', () => {
  it('is alike unless it is far from the model’s', () => {
    expect(pace(1.2, 1)).toBe('alike')
    expect(pace(0.8, 1)).toBe('alike')
    expect(pace(1.8, 1)).toBe('slower')
    expect(pace(0.5, 1)).toBe('faster')
  })
})
