import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import type { ModuleHost } from '#kit/host.ts'
import { HostProvider } from '#kit/host-context.tsx'
import type { VocabularyWord } from '#kit/word/vocabulary.ts'

const silence = {
  started: Promise.resolve(),
  finished: Promise.resolve('ended' as const),
  stop() {},
  pause() {},
  resume() {},
  setRate() {},
  progress: () => 0,
}

/** A page for views under test: silent, with marks and Chinese, unless told otherwise. */
export function testHost(wishes: Partial<ModuleHost> = {}): ModuleHost {
  return {
    dialectId: 1,
    levelNo: 3,
    reading: { pinyin: 'marks', chinese: true, size: 1, projector: false },
    vocabulary: [],
    play: () => silence,
    playAll: () => silence,
    signal() {},
    announce() {},
    done() {},
    ...wishes,
  }
}

/** A lesson's word, as bracketed vocabulary finds it. */
export const testWord = (hakka: string, pinyin: string, chinese: string): VocabularyWord => ({
  text: { hakka, pinyin, chinese },
})

/** The HTML a server sends for a view; a view that throws fails the test. */
export async function render(view: ReactNode, host: ModuleHost = testHost()): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(<HostProvider host={host}>{view}</HostProvider>, {
    onError(failure) {
      failures.push(failure)
    },
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html.replaceAll('<!-- -->', '')
}

/** What a reader who sees reads: tags and scripts away. */
export const textOf = (html: string): string =>
  html.replace(/<script>.*?<\/script>/gs, '').replace(/<[^>]*>/g, '')
