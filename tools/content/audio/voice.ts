import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { knowsSandhi } from '@hakka/hakka/sandhi'
import { DIALECT_TONES, levelAt } from '@hakka/judge/contours'
import { allFalls, DEEPEST, type Fall, LEVEL, lengthOf, signOf } from './melody.ts'
import {
  addEnvelope,
  addProgram,
  addRecord,
  type PhonemeFiles,
  parsePhonemes,
  recordOf,
  tableOf,
  writePhonindex,
  writePhontab,
} from './phoneme-table.ts'
import type { VoiceSpec } from './voices.ts'

/** espeak-ng's name for the voice: the `hak` language with the variant written below. */
export const VOICE = 'hak+teacher'
const SEMITONES_PER_LEVEL = 2.5
const VARIANT = `language variant
name teacher
gender female
pitch 174 272
flutter 0
roughness 0
formant 0 105 80 150
formant 1 115 80 160 -20
formant 2 118 75 150 -100
formant 3 116 75 150
formant 4 116 80 150
formant 5 116 80 150
formant 6 110 80 150
formant 7 110 75 150
formant 8 110 75 150
stressAdd 0 0 0 0 0 0 0 0
stressAmp 20 20 20 20 20 20 20 20
`

/**
 * The variant of a role's voice. espeak-ng takes the frequencies in whole hertz, 9 above what sounds, and their distance
 * in a unit of its own.
 */
function variantOf({ formants, brightness, width, ...voice }: VoiceSpec): string {
  const one = voice.hertzOfThree / 2 ** ((2 * voice.semitonesPerLevel) / 12)
  const lowest = one / 2 ** (DEEPEST / 12)
  const highest = voice.hertzOfThree * 2 ** ((2 * voice.semitonesPerLevel) / 12)
  const base = Math.round(lowest + 9)
  const formant = (no: number) => {
    const height = no < 3 ? 100 : brightness
    return `formant ${no} ${Math.round(formants)} ${Math.round(height)} ${width}`
  }
  return `${[
    'language variant',
    `name ${voice.name}`,
    `pitch ${base} ${base + Math.round((highest - lowest) * 0.7585)}`,
    `flutter ${voice.flutter}`,
    `roughness ${voice.roughness}`,
    ...Array.from({ length: 9 }, (_, no) => formant(no)),
    'stressAdd 0 0 0 0 0 0 0 0',
    'stressAmp 20 20 20 20 20 20 20 20',
  ].join('\n')}\n`
}

/** espeak-ng's phoneme for a tone: its contour, after 'q' where the syllable is stopped, and its place in a fall. */
export function tonePhoneme(contour: string, stopped: boolean, fall: Fall = LEVEL): string {
  return `${stopped ? 'q' : ''}${contour}${signOf(fall)}`
}

/** Hertz that the voice of a role stays above: two semitones below its lowest tone at the end of a breath. */
export function lowestOf({ hertzOfThree, semitonesPerLevel }: VoiceSpec): number {
  return hertzOfThree / 2 ** ((2 * semitonesPerLevel + DEEPEST + 2) / 12)
}

/** The short vowel of a stopped syllable. */
export function stoppedVowel(phoneme: string): string {
  return `${phoneme}Q`
}

/**
 * Writes a copy of espeak-ng's data, as far as the Hakka voice needs it, with the phones and tones added that the
 * `hak` table lacks: tones of all dialects with pitch curves that are straight in semitones, stops that are not
 * released at the end of a syllable, and the 海陸 zh, ch (from the sounds of other languages).
 *
 * @param installed the folder espeak-ng-data of the installation
 * @param parent where the folder espeak-ng-data is made; goes to `espeak-ng --path`
 * @param role the voice of a role; without it the voice of everything else
 */
export async function buildVoice(installed: string, parent: string, role?: VoiceSpec): Promise<void> {
  const target = path.join(parent, 'espeak-ng-data')
  await mkdir(path.join(target, 'voices', '!v'), { recursive: true })
  for (const part of ['hak_dict', 'intonations', 'lang/sit/hak']) {
    await cp(path.join(installed, part), path.join(target, part), { recursive: true })
  }
  const [phontab, phonindex, phondata] = await Promise.all(
    ['phontab', 'phonindex', 'phondata'].map((name) => readFile(path.join(installed, name))),
  )
  if (!phontab || !phonindex || !phondata) throw new Error('espeak-ng 的資料不完整')
  const files = parsePhonemes(phontab, phonindex, phondata)
  extendPhonemes(files, role)
  await writeFile(path.join(target, 'phontab'), writePhontab(files.tables))
  await writeFile(path.join(target, 'phonindex'), writePhonindex(files.programs))
  await writeFile(path.join(target, 'phondata'), files.data)
  await writeFile(path.join(target, 'voices', '!v', 'teacher'), role ? variantOf(role) : VARIANT)
}

/** Adds the tones and phones of the Hakka voice to the `hak` table. */
export function extendPhonemes(files: PhonemeFiles, role?: VoiceSpec): void {
  if (role) addTones(files, role.semitonesPerLevel, DEEPEST)
  else addTones(files, SEMITONES_PER_LEVEL, 0)
  addPhones(files)
}

const START_PITCH = 12
const END_PITCH = 13
const LENGTH = 14

/** @param deepest semitones that a tone may sink in the fall of a breath; 0 where there are level tones only */
function addTones(files: PhonemeFiles, semitonesPerLevel: number, deepest: number): void {
  const hak = tableOf(files, 'hak')
  const model = recordOf(files, 'hak', '2')
  // Level tones of all dialects first; what falls are sentences, and a dialect whose sandhi is not known says none.
  const falls = deepest ? allFalls() : []
  const tones = [...tonesOf(() => true, [LEVEL]), ...tonesOf(knowsSandhi, falls)]
  for (const [phoneme, { contour, fall }] of new Map(tones)) {
    const height = (point: number) => (levelAt(contour, point) - 1) * semitonesPerLevel + deepest - fall.sink
    const whole = 4 * semitonesPerLevel + deepest
    const program = addEnvelope(files, (point) => (255 * pitchOf(height(point), whole)) / 100)
    const record = addRecord(hak, model, phoneme, program)
    record.writeUInt8(0, START_PITCH)
    record.writeUInt8(100, END_PITCH)
    if (fall.last) record.writeUInt8(lengthOf(fall), LENGTH)
  }
}

type Tone = { contour: string; fall: Fall }

function tonesOf(isMeant: (dialectId: number) => boolean, falls: Fall[]): [string, Tone][] {
  const dialects = Object.entries(DIALECT_TONES).filter(([id]) => isMeant(Number(id)))
  return dialects.flatMap(([, { long, stopped }]) => {
    const contours = [...long.map((c) => [c, false] as const), ...stopped.map((c) => [c, true] as const)]
    return contours.flatMap(([contour, isStopped]) =>
      falls.map((fall): [string, Tone] => [tonePhoneme(contour, isStopped, fall), { contour, fall }]),
    )
  })
}

/** espeak-ng's pitch (0..100, straight in hertz) of a height in semitones, so that semitones are equally far apart. */
function pitchOf(height: number, whole: number): number {
  return (100 * (2 ** (height / 12) - 1)) / (2 ** (whole / 12) - 1)
}

const NO_SOUND = [0xc000, 0x0000]
// Transitions into and out of the vowel as the `yue` voice's p, t, k have them, whose end of a syllable is unreleased.
const UNRELEASED = {
  p: [0xa100, 0x13d5, 0x014b, 0x7354, 0xa200, 0x12d2, 0x0549, 0x4154],
  t: [0xa100, 0x03d5, 0x0151, 0xaa62, 0xa200, 0x1292, 0x054d, 0xa262],
  k: [0xa100, 0x03d5, 0x014b, 0xacee, 0xa200, 0x1292, 0x054b, 0xbd6e],
}

// A stopped syllable is short: the table's own vowels are as long before a stop as before a pause.
const STOPPABLE_VOWELS = ['a', 'e', 'i', 'i.', 'o', 'u', 'ia', 'ie', 'io', 'iu', 'ua']
const STOPPED_SHARE = 0.6

// Phones of other languages: zh is Hindi's unaspirated affricate, ch the aspirated one of Quechua.
const BORROWED = [
  ['zhQ', 'hi_base', 'c'],
  ['chQ', 'qu', 'tS`'],
] as const

function addPhones(files: PhonemeFiles): void {
  const hak = tableOf(files, 'hak')
  for (const [stop, transitions] of Object.entries(UNRELEASED)) {
    addRecord(hak, recordOf(files, 'hak', stop), `${stop}Q`, addProgram(files, [...transitions, ...NO_SOUND]))
  }
  for (const vowel of STOPPABLE_VOWELS) {
    const short = addRecord(hak, recordOf(files, 'hak', vowel), stoppedVowel(vowel))
    short.writeUInt8(Math.round(short.readUInt8(LENGTH) * STOPPED_SHARE), LENGTH)
  }
  for (const [name, table, phoneme] of BORROWED) addRecord(hak, recordOf(files, table, phoneme), name)
}
