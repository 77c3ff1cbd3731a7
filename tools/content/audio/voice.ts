import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DIALECT_TONES, levelAt } from '@hakka/judge/contours'
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

/** espeak-ng's phoneme for a tone: its contour, after 'q' where the syllable is stopped. */
export function tonePhoneme(contour: string, stopped: boolean): string {
  return stopped ? `q${contour}` : contour
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
 */
export async function buildVoice(installed: string, parent: string): Promise<void> {
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
  extendPhonemes(files)
  await writeFile(path.join(target, 'phontab'), writePhontab(files.tables))
  await writeFile(path.join(target, 'phonindex'), writePhonindex(files.programs))
  await writeFile(path.join(target, 'phondata'), files.data)
  await writeFile(path.join(target, 'voices', '!v', 'teacher'), VARIANT)
}

/** Adds the tones and phones of the Hakka voice to the `hak` table. */
export function extendPhonemes(files: PhonemeFiles): void {
  addTones(files)
  addPhones(files)
}

const START_PITCH = 12
const END_PITCH = 13
const LENGTH = 14

function addTones(files: PhonemeFiles): void {
  const hak = tableOf(files, 'hak')
  const model = recordOf(files, 'hak', '2')
  const phonemes = new Map<string, string>()
  for (const { long, stopped } of Object.values(DIALECT_TONES)) {
    for (const contour of long) phonemes.set(tonePhoneme(contour, false), contour)
    for (const contour of stopped) phonemes.set(tonePhoneme(contour, true), contour)
  }
  for (const [phoneme, contour] of phonemes) {
    const program = addEnvelope(files, (point) => (255 * pitchOf(levelAt(contour, point))) / 100)
    const record = addRecord(hak, model, phoneme, program)
    record.writeUInt8(0, START_PITCH)
    record.writeUInt8(100, END_PITCH)
  }
}

/** espeak-ng's pitch (0..100, straight in hertz) of a Chao level, so that levels are equally far apart in semitones. */
function pitchOf(level: number): number {
  const span = SEMITONES_PER_LEVEL * 4
  return (100 * (2 ** (((level - 1) * SEMITONES_PER_LEVEL) / 12) - 1)) / (2 ** (span / 12) - 1)
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
