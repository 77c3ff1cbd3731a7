import { readdir, readFile, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { parseSafely } from '@hakka/contract/parse'
import type { LessonAddress } from '../../domain/lesson/lesson-address.ts'
import { addressesOf } from '../addresses.ts'
import { lessonParts } from '../lesson-parts.ts'
import { packLesson, packManifest } from '../pack.ts'
import { addressIn, keyOf } from './lesson-at.ts'
import type { LessonSource } from './lesson-source.ts'
import { SourceFailure } from './source-failure.ts'

/** Lessons of a folder are looked through at most this often. */
const KEPT_MS = 60_000

interface Place {
  /** Of the pack. */
  folder: string
  /** Of the lesson in it. */
  path: string
  address: LessonAddress
}

const found = new Map<string, { at: number; places: Promise<Place[]> }>()

/** A folder that is a pack, or that has packs in it. */
export function folderSource(title: string, folder: string): LessonSource {
  const places = async (): Promise<Place[]> => {
    const before = found.get(folder)
    if (before && Date.now() - before.at < KEPT_MS) return before.places
    const own = { at: Date.now(), places: lessonsIn(folder) }
    found.set(folder, own)
    own.places.catch(() => found.delete(folder))
    return own.places
  }
  return {
    title,
    list: async () => (await places()).map(({ address }) => address),
    async find(address) {
      const place = (await places()).find((own) => keyOf(own.address) === keyOf(address))
      return place && oneLesson(place)
    },
  }
}

async function lessonsIn(folder: string): Promise<Place[]> {
  const folders = await packsIn(folder)
  if (folders.length === 0) throw new SourceFailure('教材資料夾裡沒有教材包')
  return (await Promise.all(folders.map(placesOf))).flat()
}

async function packsIn(folder: string): Promise<string[]> {
  const isPack = (path: string) =>
    stat(join(path, 'pack.json')).then(
      (file) => file.isFile(),
      () => false,
    )
  if (await isPack(folder)) return [folder]
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new SourceFailure('讀不到教材資料夾')
  })
  const own: string[] = []
  for (const { name } of entries.filter((entry) => entry.isDirectory()).toSorted(byName))
    if (await isPack(join(folder, name))) own.push(join(folder, name))
  return own
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

async function placesOf(folder: string): Promise<Place[]> {
  const manifest = parseSafely(packManifest, await jsonIn(folder, 'pack.json'))
  if (!manifest.success) throw new SourceFailure(`教材包的 pack.json 不對：${folder}`)
  const places: Place[] = []
  for (const path of manifest.data.lessons) {
    const lesson = parseSafely(packLesson, await jsonIn(folder, path))
    // Of what can't be read nobody knows which lesson it is.
    if (!lesson.success) continue
    places.push({ folder, path, address: addressIn(lesson.data) })
  }
  return places
}

async function jsonIn(folder: string, path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, path), 'utf8'))
  } catch {
    return undefined
  }
}

/** The lesson with all that it names, as a pack of its own. */
async function oneLesson({ folder, path }: Place): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const take = async (name: string) => {
    const file = resolve(folder, name)
    if (files.has(name) || !file.startsWith(resolve(folder) + sep)) return
    // What is not there is told by the check of the pack, at the place that names it.
    const bytes = await readFile(file).catch(() => undefined)
    if (bytes) files.set(name, bytes)
  }
  const manifest = packManifest.parse(await jsonIn(folder, 'pack.json'))
  const own = { ...manifest, lessons: [path], self_study: [], games: [] }
  files.set('pack.json', Buffer.from(JSON.stringify(own)))
  await take(path)
  const lesson = parseSafely(packLesson, await jsonIn(folder, path))
  if (lesson.success) for (const { url } of addressesOf(lessonParts(lesson.data))) await take(url)
  return files
}
