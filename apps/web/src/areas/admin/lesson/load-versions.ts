import type { Api } from '@hakka/contract/client'
import type { DeskLesson, VersionLine } from '@hakka/contract/lesson-desk'
import type { MovedItem } from './aligned.ts'
import { type ComparedLine, comparedLines } from './compared-lines.ts'

/** A version that can be chosen. */
export interface ListedVersion {
  /** The number of a lesson's version, or the id of a module's; 0 is what the desk has of a lesson. */
  key: number
  title: string
  at: string | null
  by: string
  note: string
  isDraft: boolean
  /** Learners see it. */
  isSeen: boolean
}

interface Loaded {
  lesson: DeskLesson
  module: { id: number; revision: number } | undefined
  name: string
  versions: ListedVersion[]
  older: ListedVersion | undefined
  newer: ListedVersion | undefined
  lines: ComparedLine[]
  moved: readonly MovedItem[]
}

type Asked = Partial<Record<'id' | 'module_id' | 'from' | 'to', string>>

/** The versions of a lesson, or of a module of it, and two of them compared. */
export async function loadVersions(api: Api, asked: Asked): Promise<Loaded> {
  const { data: lesson } = await api('GET /api/admin/lesson', { query: { id: asked.id ?? 0 } })
  const own = asked.module_id ? await ofModule(api, asked.module_id) : await ofLesson(api, lesson)
  const { versions, read, ...rest } = own
  const chosen = (key: string | undefined) => versions.find((one) => String(one.key) === key)
  const newer = chosen(asked.to) ?? versions[0]
  const older = chosen(asked.from) ?? versions.find((one) => one !== newer && !one.isDraft)
  const compared =
    older && newer && older !== newer
      ? comparedLines(await read(older), await read(newer))
      : { lines: [], moved: [] }
  return { lesson, ...rest, versions, older, newer, ...compared }
}

type Read = (version: ListedVersion) => Promise<readonly VersionLine[]>

async function ofLesson(api: Api, lesson: DeskLesson) {
  const { id } = lesson
  const { data } = await api('GET /api/admin/lesson/versions', { query: { id } })
  const draft: ListedVersion = {
    key: 0,
    title: '草稿',
    at: lesson.saved_at,
    by: lesson.saved_by,
    note: '',
    isDraft: true,
    isSeen: false,
  }
  const published = data.map(
    (own, at): ListedVersion => ({
      key: own.no,
      title: `版本 ${own.no}`,
      at: own.published_at,
      by: own.published_by,
      note: own.note,
      isDraft: false,
      isSeen: at === 0 && lesson.state === 'published',
    }),
  )
  const read: Read = async ({ key }) => {
    const query = key === 0 ? { id } : { id, no: key }
    return (await api('GET /api/admin/lesson/version', { query })).data
  }
  const isChanged = lesson.is_changed === 1 || published.length === 0
  return {
    module: undefined,
    name: lesson.title.hakka,
    versions: isChanged ? [draft, ...published] : published,
    read,
  }
}

async function ofModule(api: Api, module_id: string) {
  const { data } = await api('GET /api/admin/lesson/module/versions', { query: { module_id } })
  const versions = data.versions.map(
    (own): ListedVersion => ({
      key: own.id,
      title: own.is_draft === 1 ? '草稿' : `版本 ${own.id}`,
      at: own.published_at ?? own.saved_at,
      by: own.by,
      note: [own.note, own.title_memo].filter(Boolean).join('・'),
      isDraft: own.is_draft === 1,
      isSeen: own.is_seen === 1,
    }),
  )
  const read: Read = async ({ key }) =>
    (await api('GET /api/admin/lesson/module/version', { query: { module_id, version_id: key } })).data
  return { module: { id: Number(module_id), revision: data.revision }, name: data.name, versions, read }
}
