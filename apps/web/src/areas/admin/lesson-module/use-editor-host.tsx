import { ApiError } from '@hakka/contract/api-error'
import { dialectName } from '@hakka/contract/constants'
import type { OpenedModule } from '@hakka/contract/lesson-module'
import type { EditorHost, FileKind, RecorderProps, RichTextProps } from '@hakka/modules/editor'
import { lazyTwice } from '@hakka/ui/at-rest.ts'
import { Suspense, useMemo, useRef } from 'react'
import { api } from '../../../app/api.ts'
import { RichText } from '../../../app/desk/RichText.tsx'
import { readingFrom } from '../../../app/desk/reading-from.ts'
import { uploadImage } from '../../../app/desk/upload-image.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { uploadApi } from '../../../app/upload.ts'

const DeskRecorder = lazyTwice(async () => ({
  default: (await import('../../../app/desk/recorder/Recorder.tsx')).Recorder,
}))

const Recorder = (props: RecorderProps) => <DeskRecorder {...props} />

const HtmlField = ({ name, label, value, onValue, errors }: RichTextProps) => (
  <Suspense>
    <RichText name={name} label={label} value={value} onValue={onValue} errors={errors} />
  </Suspense>
)

/** What the site gives a module's editor. */
export function useEditorHost(opened: OpenedModule, announce: (text: string) => void): EditorHost {
  const known = useRef(new Map<string, Promise<string | undefined>>()).current
  return useMemo<EditorHost>(() => {
    const dialectId = opened.lesson.dialect_id
    return {
      dialectId,
      lesson: opened.lesson,
      words: opened.words,
      files: opened.files,
      announce,
      readingOf(text) {
        const asked = known.get(text) ?? readingFrom(api, text, dialectId)
        known.set(text, asked)
        asked.catch(() => known.delete(text))
        return asked
      },
      usesOf: (url) => usesOf(url, opened.module.id),
      async countsOfFiles() {
        const { data } = await api('GET /api/lesson/file/counts', { query: { lesson_id: opened.lesson.id } })
        return new Map(data.map(({ url, modules }) => [url, modules]))
      },
      ...(opened.speaks === 1 && {
        synthesise: (text: string, pinyin: string, signal: AbortSignal) =>
          said({ text, pinyin, dialect_id: dialectId }, signal),
      }),
      upload: (kind, file, onProgress) => told(() => stored(kind, file, onProgress)),
      Recorder,
      RichText: HtmlField,
    }
  }, [opened, announce, known])
}

/** Where a file is used, by places that can be gone to. */
async function usesOf(url: string, here: number) {
  const { total, uses } = await api('GET /api/lesson/file/uses', { query: { url } })
  // What stands before one's eyes comes first.
  const inOrder = uses.toSorted(
    (one, other) => Number(other.module_id === here) - Number(one.module_id === here),
  )
  const places = inOrder.flatMap(
    ({ lesson_id, lesson_title, dialect_id, module_id, module, where, is_seen }) =>
      where.map((place) => ({
        url:
          module_id === null
            ? `/admin/lesson/info?id=${lesson_id}`
            : `/admin/lesson/module?lesson_id=${lesson_id}&module_id=${module_id}`,
        name: [
          module_id === here ? '這個模組' : `${lesson_title}（${dialectName(dialect_id)}）`,
          module_id !== here && module,
          place,
          is_seen === 0 && '只有草稿',
        ]
          .filter(Boolean)
          .join('・'),
      })),
  )
  return { total, uses: places }
}

async function stored(kind: FileKind, file: File, onProgress: (share: number) => void) {
  if (kind === 'picture') return uploadImage(file, onProgress)
  return withLogin(async () => {
    if (kind === 'sound')
      return (await uploadApi(onProgress)('POST /api/audio/upload', { body: { audio: file } })).file
    return (await uploadApi(onProgress)('POST /api/file/upload', { body: { file } })).file
  })
}

/** A text as a machine says it. What is wrong with the text is told; of a service that is down the field has its own words. */
async function said(body: { text: string; pinyin: string; dialect_id: number }, signal: AbortSignal) {
  return told(async () => {
    try {
      return (await withLogin(() => api('POST /api/lesson/sound/say', { body }, { signal }))).file
    } catch (error) {
      throw error instanceof ApiError && error.status < 500 && error.status > 0 ? error : new Error()
    }
  })
}

/** What the server has against a file, for whoever chose it. */
async function told<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ApiError) throw new Error(Object.values(error.errors).flat()[0] ?? error.message)
    throw error
  }
}
