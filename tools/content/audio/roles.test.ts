import { ROLE_FACES } from '@hakka/contract/constants'
import { describe, expect, it } from 'vitest'
import { clipName } from './clip-name.ts'
import { rolesIn, voicesOf } from './roles.ts'
import { soundPlaces } from './sound-places.ts'
import { ROLE_VOICES, roleVoice, type VoiceSpec } from './voices.ts'

/** How far apart two voices are, in steps that are heard: a semitone each, or a tenth of the formants. */
function apart(a: VoiceSpec, b: VoiceSpec): number {
  const pitch = 12 * Math.log2(a.hertzOfThree / b.hertzOfThree)
  const throat = (10 * (a.formants - b.formants)) / Math.min(a.formants, b.formants)
  return Math.hypot(pitch, throat)
}

describe('ROLE_VOICES', () => {
  it('has two voices for every face, and no two of all that sound alike', () => {
    for (const face of ROLE_FACES) {
      expect(ROLE_VOICES.filter((voice) => voice.face === face)).toHaveLength(2)
      expect(roleVoice(face).name).toBe(face)
    }
    for (const [i, one] of ROLE_VOICES.entries()) {
      for (const other of ROLE_VOICES.slice(0, i)) expect(apart(one, other)).toBeGreaterThan(1.4)
    }
  })

  it('gives first voices two semitones between them', () => {
    const heights = ROLE_FACES.map((face) => roleVoice(face).hertzOfThree).toSorted((a, b) => a - b)
    const steps = heights.slice(1).map((hertz, i) => 12 * Math.log2(hertz / (heights[i] ?? hertz)))
    expect(Math.min(...steps)).toBeGreaterThan(2)
  })

  it('does not know a voice of another name', () => {
    expect(() => roleVoice('cat')).toThrow('沒有「cat」的語音')
  })
})

describe('voicesOf', () => {
  it('goes by the face, whoever has it', () => {
    const [one, two] = [
      voicesOf([{ id: 'a', face: 'boy' }]),
      voicesOf([
        { id: 'z', face: 'girl' },
        { id: 'b', face: 'boy' },
      ]),
    ]
    expect([one.get('a'), two.get('b'), two.get('z')]).toEqual(['boy', 'boy', 'girl'])
  })

  it('parts two roles with the same face', () => {
    const roles = ['elder', 'younger'].map((id) => ({ id, face: 'girl' }))
    expect([...voicesOf(roles)]).toEqual([
      ['elder', 'girl'],
      ['younger', 'girl2'],
    ])
  })

  it('has no voice for a face that nobody knows', () => {
    expect(voicesOf([{ id: 'cat', face: 'cat' }]).size).toBe(0)
  })
})

const dialogueFile = (level: number) => {
  const said = (role: string, text: string, pinyin: string) => ({ role, hakka: { text, pinyin } })
  return {
    kind: 'listening',
    dialect_id: 1,
    category: { level_no: level },
    dialogues: [
      {
        roles: [
          { id: 'a', face: 'grandmother' },
          { id: 'b', face: 'boy' },
        ],
        sentences: [said('a', '佢', 'gi11'), said('b', '佢', 'gi11')],
      },
    ],
  }
}

describe('rolesIn', () => {
  it('has a voice and a pace for each sentence: the first level is slow', () => {
    expect([...rolesIn(dialogueFile(1)).values()]).toEqual([
      { voice: 'grandmother', pace: 'slow' },
      { voice: 'boy', pace: 'slow' },
    ])
    expect([...rolesIn(dialogueFile(2)).values()].map(({ pace }) => pace)).toEqual(['normal', 'normal'])
  })

  it('finds nothing in what is no dialogue', () => {
    for (const file of [
      null,
      {},
      { kind: 'speaking', dialogues: [] },
      { kind: 'listening', dialogues: [3] },
    ]) {
      expect(rolesIn(file).size).toBe(0)
    }
  })

  it('reaches the places of sounds', () => {
    const places = soundPlaces(dialogueFile(3)).filter(({ text }) => text === '佢')
    expect(places.map(({ role }) => role?.voice)).toEqual(['grandmother', 'boy'])
  })
})

describe('clipName', () => {
  it('tells voices and paces of a text apart, and leaves the name of the plain voice', () => {
    const names = [
      clipName('佢', 'gi11'),
      clipName('佢', 'gi11', { voice: 'boy', pace: 'slow' }),
      clipName('佢', 'gi11', { voice: 'boy', pace: 'normal' }),
      clipName('佢', 'gi11', { voice: 'girl', pace: 'normal' }),
    ]
    expect(new Set(names).size).toBe(4)
    expect(names[0]).toBe('gi11-547f14cd.mp3')
    expect(names[3]).toMatch(/^gi11-girl-[0-9a-f]{8}\.mp3$/)
  })
})
