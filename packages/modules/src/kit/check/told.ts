import type { HeardSound, ModuleHost } from '#kit/host.ts'

/** Something that was picked or asked for, with all that is known of it: what it means, looks and sounds like. */
export interface Told {
  text: string
  lang?: 'zh' | undefined
  pinyin?: string | undefined
  chinese?: string | undefined
  /** Of Mandarin what it is in Hakka. */
  hakka?: string | undefined
  image?: { url: string } | undefined
  sound?: HeardSound | undefined
}

interface Face {
  text: string
  lang?: string | undefined
  pinyin?: string | undefined
  chinese?: string | undefined
  image?: { url: string } | undefined
  sound?: HeardSound | undefined
}

/** What an option or a place says, filled up from the words that the lesson teaches. */
export function toldOf(face: Face, vocabulary: ModuleHost['vocabulary']): Told {
  const word = vocabulary.find(({ text }) =>
    face.lang === 'zh' ? text.chinese === face.text : text.hakka === face.text,
  )?.text
  return {
    text: face.text,
    lang: face.lang === 'zh' ? 'zh' : undefined,
    pinyin: face.pinyin,
    chinese: face.lang === 'zh' ? undefined : (face.chinese ?? word?.chinese),
    hakka: face.lang === 'zh' ? word?.hakka : undefined,
    image: face.image ?? word?.image,
    sound: face.sound ?? word?.audio,
  }
}

/**
 * What was asked for, as it may be told beside what was picked: where one of them is Mandarin for the other, its meaning
 * or its sound would be the answer.
 */
export function besides(asked: Told, picked: Told): Told {
  if (asked.lang === picked.lang) return asked
  return { ...asked, chinese: undefined, hakka: undefined, ...(asked.lang === 'zh' && { sound: undefined }) }
}

const SENTENCE = /[。！？]$/

/** Why options are not right, by their ids, as an editor wrote it. */
export type Reasons = ReadonlyMap<number, string>

export const reasonsOf = (
  options: readonly { id: number; analysis?: { text: string } | undefined }[],
): Reasons => new Map(options.flatMap(({ id, analysis }) => (analysis ? [[id, analysis.text]] : [])))

/** 「阿哥」是哥哥。 「哥哥」的客語是「阿哥」。 Nothing where the meaning is not known. */
export function meaningOf({ text, chinese, hakka }: Told): string | undefined {
  if (chinese === text) return `「${text}」的意思和華語一樣。`
  if (chinese && SENTENCE.test(text)) return `「${text}」的意思是「${chinese}」。`
  if (chinese) return `「${text}」是${chinese}。`
  return hakka ? `「${text}」的客語是「${hakka}」。` : undefined
}
