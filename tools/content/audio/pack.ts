import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { clipName } from './clip-name.ts'
import { type Range, TOLERANCE, worstDeviation } from './measure.ts'
import { sayAtPace } from './pace.ts'
import { readingOf } from './reading.ts'
import { isRecorded, putSound, type SoundPlace, soundPlaces } from './sound-places.ts'
import { encodeMp3, type Speaker } from './synthesis.ts'
import { roleVoice } from './voices.ts'

/** What a run did. `silent` tells, a line each, which texts got no sound and why. */
type PackReport = {
  places: number
  recorded: number
  made: number
  kept: number
  removed: number
  bytes: number
  measured: number
  worst: number
  silent: string[]
  /** Files that were written anew. */
  written: string[]
}

/** A speaker, what was measured of it, and the dialects that it may speak. */
export type Voice = { speaker: Speaker; range: Range; dialects: ReadonlySet<number> }

/**
 * Gives every Hakka text of a pack its sound: makes the clips that are missing, writes them into its lessons and its
 * files of self-study, and removes clips that nothing refers to. A second run changes nothing.
 *
 * @param folder the content pack
 * @param voice says everything but the sentences of dialogues
 * @param ofRole the voice of a role, by its name
 */
export async function voicePack(
  folder: string,
  voice: Voice,
  ofRole: (name: string) => Promise<Voice>,
): Promise<PackReport> {
  const report: PackReport = {
    places: 0,
    recorded: 0,
    made: 0,
    kept: 0,
    removed: 0,
    bytes: 0,
    measured: 0,
    worst: 0,
    silent: [],
    written: [],
  }
  const clips = new Map<string, string | null>()
  const used = new Set<string>()
  for (const name of await filesIn(folder)) {
    const file = path.join(folder, name)
    await makeClips(JSON.parse(await readFile(file, 'utf8')))
    // Read again: making the clips takes a while, and an author may have saved the lesson meanwhile.
    const lesson: unknown = JSON.parse(await readFile(file, 'utf8'))
    const before = JSON.stringify(lesson)
    for (const place of soundPlaces(lesson)) {
      report.places++
      if (isRecorded(place)) {
        report.recorded++
        continue
      }
      const url = await soundFor(place)
      if (url) used.add(url)
      putSound(place, url)
    }
    if (JSON.stringify(lesson) === before) continue
    await writeFile(file, `${JSON.stringify(lesson, null, 2)}\n`)
    report.written.push(name)
  }
  await sweep(folder, used, report)
  return report

  async function makeClips(lesson: unknown): Promise<void> {
    for (const place of soundPlaces(lesson)) if (!isRecorded(place)) await soundFor(place)
  }

  async function soundFor(place: SoundPlace): Promise<string | null> {
    const url = `audio/d${place.dialectId}/${clipName(place.text, place.pinyin, place.role)}`
    const known = clips.get(url)
    if (known !== undefined) return known
    const made = await clip(url, place)
    clips.set(url, made)
    return made
  }

  async function clip(url: string, { text, pinyin, dialectId, role }: SoundPlace): Promise<string | null> {
    const silent = (why: string) => {
      report.silent.push(`d${dialectId} ${text}（${pinyin}）：${why}`)
      return null
    }
    const { speaker, range, dialects } = role ? await ofRole(role.voice) : voice
    if (!dialects.has(dialectId)) return silent('尚無此腔調的音檔')
    const reading = readingOf(text, pinyin, dialectId, Boolean(role))
    if ('missing' in reading) return silent(reading.missing)
    const file = path.join(folder, url)
    if (existsSync(file)) {
      report.kept++
      return url
    }
    const { phrases } = reading
    const pcm = role
      ? await sayAtPace(speaker, phrases, role.pace, roleVoice(role.voice).tempo)
      : await speaker.say(phrases)
    const worst = worstDeviation(pcm, phrases, range, speaker)
    if (worst !== null) {
      if (worst > TOLERANCE) return silent(`成品的聲調偏差 ${worst.toFixed(1)} 個半音`)
      report.measured++
      report.worst = Math.max(report.worst, worst)
    }
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await encodeMp3(pcm))
    report.made++
    return url
  }
}

/** Lessons, self-study and games; the manifest need not be written yet. */
const FOLDERS = [
  ...['lessons', 'listening', 'speaking', 'reading', 'writing', 'classroom_term'],
  ...['voice-trail', 'sentence-steps', 'chef', 'windows', 'song-trail'],
]

async function filesIn(folder: string): Promise<string[]> {
  const there = FOLDERS.filter((own) => existsSync(path.join(folder, own)))
  const names = there.map(async (own) =>
    (await readdir(path.join(folder, own))).toSorted().map((name) => path.join(own, name)),
  )
  return (await Promise.all(names)).flat().filter((name) => name.endsWith('.json'))
}

async function sweep(folder: string, used: Set<string>, report: PackReport): Promise<void> {
  const audio = path.join(folder, 'audio')
  for (const dialect of existsSync(audio) ? await readdir(audio) : []) {
    if (!/^d\d$/.test(dialect)) continue
    for (const name of await readdir(path.join(audio, dialect))) {
      const url = `audio/${dialect}/${name}`
      if (used.has(url)) report.bytes += (await stat(path.join(folder, url))).size
      // Only names that clipName makes: another file is a teacher's.
      else if (/-[0-9a-f]{8}\.mp3$/.test(name)) {
        await rm(path.join(folder, url))
        report.removed++
      }
    }
  }
}
