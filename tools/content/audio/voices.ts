import { ROLE_FACES } from '@hakka/contract/constants'

type Face = (typeof ROLE_FACES)[number]

/** A voice of the synthesiser. */
export interface VoiceSpec {
  /** In names of clips and in `verdict.json`. */
  name: string
  face: Face
  /** Hertz of Chao level 3 */
  hertzOfThree: number
  semitonesPerLevel: number
  /** Hundredths of the frequencies of the synthesiser's own formants: the lower, the longer the throat. */
  formants: number
  /** Hundredths of the height of formants 3 to 8: how bright or how dull. */
  brightness: number
  /** Hundredths of the width of all formants. */
  width: number
  /** 0 (smooth) to 7 */
  roughness: number
  /** Wobble of pitch, 0 to 100 */
  flutter: number
  /** Share of the pace of others. */
  tempo: number
}

type Manner = Omit<VoiceSpec, 'name' | 'face'>

const voiceOf = (
  [hertzOfThree, semitonesPerLevel]: [number, number],
  [formants, brightness, width]: [number, number, number],
  [roughness, flutter]: [number, number],
  tempo: number,
): Manner => ({
  hertzOfThree,
  semitonesPerLevel,
  formants,
  brightness,
  width,
  roughness,
  flutter,
  tempo,
})

const FACES: Record<Face, Manner> = {
  grandfather: voiceOf([112, 2.2], [92, 60, 170], [2, 2], 0.92),
  father: voiceOf([132, 2.3], [97, 85, 130], [0, 0], 1),
  boss: voiceOf([156, 2.6], [101, 110, 120], [0, 0], 1.04),
  grandmother: voiceOf([184, 2.3], [102, 60, 190], [2, 2], 0.92),
  teacher: voiceOf([208, 2.5], [108, 95, 150], [0, 0], 0.97),
  mother: voiceOf([236, 2.5], [112, 75, 140], [0, 0], 1),
  boy: voiceOf([274, 2.6], [120, 100, 130], [0, 0], 1.03),
  girl: voiceOf([314, 2.6], [126, 85, 140], [0, 0], 1.03),
}

/** The second voice of a face lies lower and has a shorter throat: lower alone it would be the next face's first. */
const SECOND = { semitonesLower: 1.4, formants: 1.09 }

/** Every voice that a role may have: two for each face. */
export const ROLE_VOICES: readonly VoiceSpec[] = ROLE_FACES.flatMap((face) => {
  const first = { ...FACES[face], name: face, face }
  const second = {
    ...first,
    name: `${face}2`,
    hertzOfThree: first.hertzOfThree / 2 ** (SECOND.semitonesLower / 12),
    formants: first.formants * SECOND.formants,
  }
  return [first, second]
})

/** @throws where there is none of that name */
export function roleVoice(name: string): VoiceSpec {
  const voice = ROLE_VOICES.find((own) => own.name === name)
  if (!voice) throw new Error(`沒有「${name}」的語音`)
  return voice
}
