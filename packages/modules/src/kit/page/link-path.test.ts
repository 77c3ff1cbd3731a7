import { describe, expect, it } from 'vitest'
import { branchPath } from './link-path.ts'

const box = (left: number, top: number, width = 100, height = 40) => ({ left, top, width, height })

describe('the line of a branch', () => {
  it('leaves the side of the root that faces what stands beside it', () => {
    expect(branchPath(box(200, 100), box(400, 0))).toMatch(/^M300 120C.* 400 20$/)
    expect(branchPath(box(200, 100), box(0, 0))).toMatch(/^M200 120C.* 100 20$/)
  })
  it('is a trunk with a bend to what stands below', () => {
    expect(branchPath(box(0, 0), box(48, 100))).toBe('M24 40V108Q24 120 36 120H48')
  })
})
