import { foldHakka } from '@hakka/hakka/fold'
import { lessons } from '../../../db/tables/content.ts'
import { lessonTexts } from '../../../db/tables/search.ts'
import type { TestServer } from '../../../testing/server.ts'

interface TestText {
  kind?: 'word' | 'sentence'
  text: string
  pinyin: string
  chinese?: string
  sound?: string
  synthetic?: boolean
}

let made = 0

/** A lesson with the words and sentences that an import would have noted down. */
export async function lessonWith(
  { services: { db } }: TestServer,
  { dialectId = 1, packId }: { dialectId?: number; packId?: string },
  texts: readonly TestText[],
): Promise<number> {
  const no = ++made
  const [lesson] = await db
    .insert(lessons)
    .values({
      packId,
      stepNo: 1 + (no % 12),
      semesterNo: 1,
      typeNo: 1,
      dialectId,
      no,
      title: '一課',
      titlePinyin: 'id2 ko55',
      titleChinese: '一課',
      officialName: '基礎 一課',
    })
    .returning({ id: lessons.id })
  if (!lesson) throw new Error('the new lesson was not returned')
  await db.insert(lessonTexts).values(
    texts.map((own, position) => ({
      lessonId: lesson.id,
      position,
      dialectId,
      moduleNo: 1,
      kind: own.kind ?? 'word',
      text: own.text,
      folded: foldHakka(own.text),
      pinyin: own.pinyin,
      chinese: own.chinese ?? '',
      sound: own.sound ?? null,
      synthetic: own.synthetic ?? false,
    })),
  )
  return lesson.id
}
