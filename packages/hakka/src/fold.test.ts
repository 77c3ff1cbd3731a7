import { describe, expect, it } from 'vitest'
import { foldHakka, gramsOf, gramsToAsk } from './fold.ts'

describe('folding', () => {
  it('writes variants as the Ministry does', () => {
    for (const text of ['𠊎愛食飯', '厓愛食飯', '涯 愛［食飯］！', '捱愛食飯。'])
      expect(foldHakka(text)).toBe('𠊎愛食飯')
    expect(foldHakka('台灣個雞')).toBe(foldHakka('臺灣个鷄'))
  })
  it('keeps synonyms apart', () => {
    expect(foldHakka('摎')).not.toBe(foldHakka('同'))
  })
  it('keeps letters, digits and the square of an unsettled character, drops signs and spaces', () => {
    expect(foldHakka('ＡＢ c，1 「暗摸□□」%_')).toBe('abc1暗摸□□')
    expect(foldHakka('\u0000\u202e%_*')).toBe('')
  })
  it('folds twice as it folds once', () => {
    const once = foldHakka('厓个臺北，𫣆摎佢')
    expect(foldHakka(once)).toBe(once)
  })
})

describe('grams', () => {
  it('are each character and each pair, those beyond the BMP whole', () => {
    expect(gramsOf('𠊎愛𠊎')).toEqual(['𠊎', '愛', '𠊎愛', '愛𠊎'])
  })
  it('of a keyword all stand in every text that contains it', () => {
    const text = gramsOf('𠊎當愛食飯')
    for (const keyword of ['愛', '愛食', '當愛食飯']) {
      expect(
        gramsToAsk(keyword).every((gram) => text.includes(gram)),
        keyword,
      ).toBe(true)
    }
    expect(gramsToAsk('食愛').every((gram) => text.includes(gram))).toBe(false)
  })
})
