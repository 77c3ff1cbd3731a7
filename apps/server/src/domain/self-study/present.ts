import { dialectName } from '@hakka/contract/constants'
import type { HakkaSentence, StudyWord } from '@hakka/contract/study-shapes'
import { inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files } from '../../db/tables/content.ts'
import { levelName } from '../lesson/lesson-address.ts'
import { dialectsOf, type StudyCategory } from './categories.ts'
import { categoryFace, studyFace } from './face.ts'

/** What may have a sound. */
interface Voiced {
  audio?: { url: string; synthetic?: boolean | undefined } | undefined
}

interface Said extends Voiced {
  text: string
  pinyin: string
}

/** Ids of stored files, by address. */
export type FileIds = ReadonlyMap<string, number>

const keyOf = (url: string) => url.replace('/files/', '')

/** The ids of the sounds of what is said. */
export async function soundIds(db: NodePgDatabase, said: readonly Voiced[]): Promise<FileIds> {
  const keys = [...new Set(said.flatMap(({ audio }) => (audio ? keyOf(audio.url) : [])))]
  if (keys.length === 0) return new Map()
  const rows = await db.select({ id: files.id, key: files.key }).from(files).where(inArray(files.key, keys))
  return new Map(rows.map(({ id, key }) => [`/files/${key}`, id]))
}

export const audioOf = ({ audio }: Voiced, ids: FileIds): HakkaSentence['audio'] =>
  audio ? { id: ids.get(audio.url) ?? 0, url: audio.url, synthetic: audio.synthetic === true } : null

export const sentenceOf = (said: Said, ids: FileIds): HakkaSentence => ({
  text: said.text,
  pinyin: said.pinyin,
  audio: audioOf(said, ids),
})

export const wordsOf = (
  words: readonly { text: string; pinyin: string; chinese?: string | undefined }[] = [],
): StudyWord[] => words.map(({ text, pinyin, chinese = '' }) => ({ text, pinyin, chinese }))

/** What the answer of a category in one dialect says beside its material. */
export async function categoryHead(db: NodePgDatabase, category: StudyCategory, dialectId: number) {
  const levelNo = category.levelNo ?? 0
  return {
    category_id: category.id,
    category_name: category.name,
    dialect_id: dialectId,
    dialect_name: dialectName(dialectId),
    level_no: levelNo,
    level_name: levelName(levelNo),
    release_note: category.releaseNote,
    dialects: await dialectsOf(db, category.id),
    font: await studyFace(db, categoryFace(category.id, dialectId)),
  }
}
