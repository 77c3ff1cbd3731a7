import { describe, expect, it } from 'vitest'
import { DIALECT_PHONES, lackingPhones, phonemesOf } from './phones.ts'

const ZHAOAN = 5

// Syllables that between them have every initial and rime met in the five dialects that the voice speaks.
const SYLLABLES: Record<number, string> = {
  1: 'ngai11 ngi11 gi11 lia31 ge55 ma31 sa11 nai55 vi55 ngiong31 ban24 do24 sii11 he55 iu24 mo11 m11 mang11 oi55 voi55 zo55 ded2 loi11 zon31 hang11 zeu31 co24 siid5 lim24 kon55 tang24 gong31 xia31 bun24 tung11 lau24 gim24 ngid2 tien24 siin11 dong24 qin55 qiu55 jiang24 tai55 po11 ji31 hog5 gau31 vug2 an31 id2 sam24 ng31 liug2 bad2 giu31 siib5 zag2 tiau11 gued2 kuai55 guang31 zieb5 kiam55 giab2 ngiug5 iog5 iun11 liid5 kion31 cud2 hib2 ieu24 ien11 ua31 guag2 eb2 em24 n11 ioi55 iui55 seu31',
  2: 'gi55 gai11 vui33 zhi53 rhiu53 shi55 zhon24 shid2 chong11 zhau53 shin55 zhiu11 er55 rhid5 zhag5 chab2 rhiong55 shan33 rhien24 zhim11 ngiab5 guad5 sag5 giog5 nui33 tiau55 ziab2 lieb2 mien33',
  3: 'ngai113 coi33 gid21 zhong33 shid54 chiong35 kiu53 zen53 rhin113 gued21 suan33 nib54 ten33',
  4: 'li53 zhan53 giung55 er55 shung24 kien53 rhi11 zhib2 ngiam24 iui55 guang53',
  6: 'ian24 kiad2 iai11 lug2 ka24 gien55 xiang55 iam11 m11 te24',
}

describe('phonemesOf', () => {
  it.each(Object.entries(SYLLABLES))('has phonemes for every syllable of dialect %s', (dialect, list) => {
    const unsaid = list.split(' ').flatMap((syllable) => {
      const said = phonemesOf(syllable, Number(dialect))
      return 'missing' in said ? [said.missing] : []
    })
    expect(unsaid).toEqual([])
  })

  it('puts the tone after the vowel and leaves final stops unreleased', () => {
    expect(phonemesOf('ngiong31', 1)).toEqual({ phonemes: 'n^io31N' })
    expect(phonemesOf('vug2', 1)).toEqual({ phonemes: 'vuQq2kQ' })
    expect(phonemesOf('shid54', 3)).toEqual({ phonemes: 'SiQq54tQ' })
    expect(phonemesOf('m113', 3)).toEqual({ phonemes: 'm-113' })
  })

  it('stays silent on a tone outside the inventory', () => {
    expect(phonemesOf('bi53', 1)).toHaveProperty('missing')
    expect(phonemesOf('bi2', 1)).toHaveProperty('missing')
    expect(phonemesOf('vug55', 1)).toHaveProperty('missing')
    expect(phonemesOf('ngai', 1)).toHaveProperty('missing')
  })

  it('stays silent on a phone the voice lacks', () => {
    expect(phonemesOf('bboo24', ZHAOAN)).toHaveProperty('missing')
    expect(phonemesOf('hn55', 3)).toHaveProperty('missing')
  })
})

describe('lackingPhones', () => {
  it('names what 詔安 needs, and nothing for the others', () => {
    const lacking = Object.keys(DIALECT_PHONES).map((id) => lackingPhones(Number(id)))
    expect(lacking).toEqual([[], [], [], [], ['bb', 'ee', 'eeu', 'oo', '-nn'], []])
  })
})
