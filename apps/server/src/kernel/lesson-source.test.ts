import { expect, test } from 'vitest'
import { lessonSourceIn } from './lesson-source.ts'

test('a source is a site by https, one of this machine, or a folder', () => {
  expect(lessonSourceIn('https://hakka.example')).toMatchObject({ of: 'site' })
  expect(lessonSourceIn('http://localhost:4140')).toMatchObject({ of: 'site' })
  expect(lessonSourceIn('/srv/packs')).toEqual({ of: 'folder', path: '/srv/packs' })
})

test.each(['http://hakka.example', 'ftp://hakka.example', 'https://a:b@hakka.example', 'https://'])(
  '%s is none',
  (text) => expect(lessonSourceIn(text)).toBeUndefined(),
)
