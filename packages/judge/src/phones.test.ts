import { SYLLABLES } from '@hakka/hakka/syllables'
import { describe, expect, it } from 'vitest'
import { PHONES, phonesOf, phonesOfText } from './phones.ts'

const names = (pinyin: string) =>
  phonesOf(pinyin)?.phones.map((id) => `${PHONES[id]?.kind}:${PHONES[id]?.name}`)

describe('phones', () => {
  it('are found for every syllable that a dialect of Taiwan has', () => {
    expect([...SYLLABLES].filter((letters) => !phonesOf(`${letters}11`))).toEqual([])
  })
  it('are onset, whole vowel and coda', () => {
    expect(names('ngiong31')).toEqual(['onset:ng', 'vowel:io', 'coda:ng'])
    expect(names('vug2')).toEqual(['onset:v', 'vowel:u', 'coda:g'])
    expect(names('oi55')).toEqual(['vowel:oi'])
    expect(names('m11')).toEqual(['coda:m'])
    expect(names('gng53')).toEqual(['onset:g', 'coda:ng'])
  })
  it('tell stopped syllables from long ones', () => {
    expect([phonesOf('hog5')?.stopped, phonesOf('hong11')?.stopped]).toEqual([true, false])
  })
  it('are none for what is no pinyin', () => {
    const wrong = [
      '',
      'ngai',
      '11',
      'ngai0',
      'ngai1111',
      'bz11',
      'x11',
      'ngaiˇ',
      'NGAI',
      'a11 a11',
      '；DROP',
      'a'.repeat(10_000),
    ]
    expect(wrong.filter((text) => phonesOf(text) !== null)).toEqual([])
    expect(phonesOfText('')).toBeNull()
    expect(phonesOfText('ngai11 ???')).toBeNull()
    expect(phonesOfText('\u0000')).toBeNull()
  })
  it('come from a whole text, capitals and hyphens too', () => {
    expect(phonesOfText(' Ngai11-oi55  siid5 ')?.map(({ letters }) => letters)).toEqual([
      'ngai',
      'oi',
      'siid',
    ])
  })
})
