import { describe, expect, it } from 'vitest'
import { fillings } from './pattern-fillings.ts'

describe("a pattern's blanks", () => {
  it('are filled with what a sentence says there', () => {
    expect(fillings('＿＿个＿＿當＿＿。', '兔仔个耳公當長。')).toEqual(['兔仔', '耳公', '長'])
    expect(fillings('你會＿＿無？𠊎會＿＿。', '你會唱歌無？𠊎會唱歌。')).toEqual(['唱歌', '唱歌'])
  })
  it('have nothing of another sentence, of no blanks, and of signs that mean something elsewhere', () => {
    expect(fillings('這係＿＿。', '𠊎愛食柑仔。')).toEqual([])
    expect(fillings('這係弓蕉。', '這係弓蕉。')).toEqual([])
    expect(fillings('＿＿(.*)', '柑仔(.*)')).toEqual(['柑仔'])
  })
})
