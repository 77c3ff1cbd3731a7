import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftFaults, moduleTypes, readContent } from '@hakka/modules/server'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../kernel/root.ts'
import { addressesOf, mapAddresses } from './addresses.ts'
import { isRecord } from './json.ts'
import { lessonParts } from './lesson-parts.ts'
import { packLesson } from './pack.ts'
import { readingPairs } from './pairs.ts'

const folder = join(ROOT, 'content/demo/lessons')
const lessons = readdirSync(folder).map((name) => {
  const source: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  return { name, source, lesson: packLesson.parse(source) }
})

/** Values of a tree with the key that each stands under, whatever it means. */
function* leaves(node: unknown, path = '$'): Generator<{ path: string; value: string }> {
  if (typeof node === 'string') yield { path, value: node }
  if (Array.isArray(node)) for (const [at, own] of node.entries()) yield* leaves(own, `${path}[${at}]`)
  else if (isRecord(node)) for (const [key, own] of Object.entries(node)) yield* leaves(own, `${path}.${key}`)
}

describe.each(lessons)('the parts of $name', ({ source, lesson }) => {
  it('are what their editors ask for: each module opened at the desk and sent unchanged is taken', () => {
    const own = Object.values(lesson.activities).flatMap((activity) => activity?.modules ?? [])
    expect(own.length).toBeGreaterThan(0)
    for (const { type, version, content, name } of own) {
      const found = moduleTypes.get(type)
      const read = readContent(type, content, version)
      if (!found || !read?.ok) throw new Error(`${name}: ${type} is not read`)
      expect(draftFaults(found, read.content), name).toEqual([])
    }
  })
  it('pass no reading over: each stands beside a text that is listed', () => {
    const objects = new Set(
      [...readingPairs(lessonParts(lesson), 1)].map(({ path }) => path.replace(/\.\w+$/, '')),
    )
    const readings = [...leaves(source)].filter(({ path }) => /\.(\w+_)?pinyin$/.test(path))
    expect(readings.length).toBeGreaterThan(10)
    expect(readings.filter(({ path }) => !objects.has(path.replace(/\.\w+$/, '')))).toEqual([])
  })
  it('pass no file over, and are no file where none is named', () => {
    const found = new Map([...addressesOf(lessonParts(lesson))].map(({ path, url }) => [path, url]))
    const named = [...leaves(source)].filter(({ value }) =>
      /^[\w/.-]+\.(mp3|webp|mp4|webm|pdf|png|jpg)$/.test(value),
    )
    expect(named.filter(({ path }) => !found.has(path))).toEqual([])
    for (const url of found.values()) expect(url).toMatch(/^[\w/.-]+\.\w{3,4}$/)
  })
})

describe('addresses of a content', () => {
  const replaced = (type: string, content: unknown) =>
    mapAddresses({ type, version: 1, content }, (url) => `/files/${url}`)

  it('are replaced where they stand; texts, films of other sites and the order of keys stay', () => {
    const videos = [
      { title: { text: 'a.mp4', lang: 'zh' }, url: 'b.mp4' },
      { url: 'https://youtu.be/aaaaaaaaaaa' },
    ]
    expect(JSON.stringify(replaced('multiple_videos', { videos, more: 1 }))).toBe(
      JSON.stringify({ videos: [{ ...videos[0], url: '/files/b.mp4' }, videos[1]], more: 1 }),
    )
  })
  it('are found in older shapes too, and in HTML', () => {
    const words = { words: [{ text: { hakka: '屋', pinyin: 'vug2', audio: { url: 'a.mp3' } } }] }
    expect(JSON.stringify(replaced('word', { words }))).toContain('"/files/a.mp3"')
    expect(replaced('text', { content: '<p><img src="a.webp"></p>' })).toEqual({
      content: '<p><img src="/files/a.webp"></p>',
    })
  })
})
