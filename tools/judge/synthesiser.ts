import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  addRecord,
  type PhonemeFiles,
  parsePhonemes,
  recordOf,
  tableOf,
  writePhonindex,
  writePhontab,
} from '../content/audio/phoneme-table.ts'
import { extendPhonemes } from '../content/audio/voice.ts'
import { DATA_FOLDER } from './settings.ts'

const PACKAGE = '@echogarden/espeak-ng-emscripten'
const VERSION = '0.3.5'
const DATA = '/usr/share/espeak-ng-data/'

interface SpeechEvent {
  type: string
  audio_position: number
  id?: string | number
}

/** What we use of espeak-ng's worker. */
interface Worker {
  set_voice(name: string): number
  set_rate(wordsPerMinute: number): void
  set_pitch(of100: number): void
  set_range(of100: number): void
  get_samplerate(): number
  synthesize(text: string, heard: (samples: Int16Array | null, events: SpeechEvent[]) => boolean): void
}

interface EspeakModule {
  FS: { readFile(path: string): Uint8Array; writeFile(path: string, bytes: Uint8Array): void }
  eSpeakNGWorker: new () => Worker
}

export interface Voice {
  /** `hak+f1` or `en+f1`. */
  name: string
  wordsPerMinute: number
  pitch: number
  range: number
}

interface Speech {
  pcm: Float32Array
  rate: number
  /** Phonemes as espeak-ng timed them; '' is a pause. */
  phonemes: { name: string; startMs: number }[]
}

/** espeak-ng 1.52 in this process, its Hakka voice extended by our tones and sounds. */
export interface Synthesiser {
  say(text: string, voice: Voice): Speech
}

/** @throws with a Chinese sentence where the package is not installed in the data folder */
export async function openSynthesiser(): Promise<Synthesiser> {
  const espeak = await load()
  const files = parsePhonemes(
    ...(['phontab', 'phonindex', 'phondata'].map((name) => Buffer.from(espeak.FS.readFile(DATA + name))) as [
      Buffer,
      Buffer,
      Buffer,
    ]),
  )
  extendPhonemes(files)
  addNativeTones(files)
  espeak.FS.writeFile(`${DATA}phontab`, writePhontab(files.tables))
  espeak.FS.writeFile(`${DATA}phonindex`, writePhonindex(files.programs))
  espeak.FS.writeFile(`${DATA}phondata`, files.data)
  const worker = new espeak.eSpeakNGWorker()
  return { say: (text, voice) => say(worker, text, voice) }
}

async function load(): Promise<EspeakModule> {
  try {
    const found = createRequire(pathToFileURL(join(DATA_FOLDER, 'package.json'))).resolve(PACKAGE)
    const { default: start }: { default: () => Promise<EspeakModule> } = await import(
      pathToFileURL(found).href
    )
    return await start()
  } catch (cause) {
    const how = `npm install --prefix ${DATA_FOLDER} ${PACKAGE}@${VERSION}`
    throw new Error(`訓練用的合成語音還沒有安裝（GPL-3，不隨網站安裝）。請執行：${how}`, { cause })
  }
}

function say(worker: Worker, text: string, voice: Voice): Speech {
  if (worker.set_voice(voice.name) !== 0) throw new Error(`espeak-ng 沒有 ${voice.name} 這個語音`)
  worker.set_rate(voice.wordsPerMinute)
  worker.set_pitch(voice.pitch)
  worker.set_range(voice.range)
  const chunks: Int16Array[] = []
  const phonemes: Speech['phonemes'] = []
  worker.synthesize(text, (samples, events) => {
    if (samples) chunks.push(samples)
    for (const { type, audio_position, id } of events) {
      if (type === 'phoneme') phonemes.push({ name: String(id ?? ''), startMs: audio_position })
    }
    return false
  })
  const pcm = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    for (const sample of chunk) pcm[at++] = sample / 32_768
  }
  return { pcm, rate: worker.get_samplerate(), phonemes }
}

// Bytes of a tone's record: between which pitches of 0 to 100 its envelope runs.
const LOW_PITCH = 12
const HIGH_PITCH = 13

/** 海陸's falling and middle tones in the manner of espeak-ng's own: the shapes of its 31 and 55 at other pitches. */
function addNativeTones(files: PhonemeFiles): void {
  const hak = tableOf(files, 'hak')
  const falling = addRecord(hak, recordOf(files, 'hak', '3'), 'n53')
  falling.writeUInt8(60, LOW_PITCH)
  falling.writeUInt8(100, HIGH_PITCH)
  const middle = addRecord(hak, recordOf(files, 'hak', '4'), 'n33')
  middle.writeUInt8(60, LOW_PITCH)
  middle.writeUInt8(60, HIGH_PITCH)
}
