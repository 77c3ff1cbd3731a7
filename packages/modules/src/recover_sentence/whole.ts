import type { TextFace } from '#kit/public.ts'

/** A sentence out of its segments; Mandarin as soon as one of them is. */
export function wholeSentence(segments: readonly TextFace[]) {
  const text = segments.map((segment) => segment.text).join('')
  if (segments.some((segment) => segment.lang === 'zh')) return { text, lang: 'zh' as const }
  return {
    text,
    pinyin: segments
      .map((segment) => segment.pinyin)
      .filter(Boolean)
      .join(' '),
  }
}
