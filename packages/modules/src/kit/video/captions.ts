/** A line that is heard in a film. */
export interface CaptionLine {
  /** Seconds. */
  start: number
  end: number
  hakka: { text: string; pinyin: string }
  chinese?: { text: string } | undefined
}

/** The lines of a captions map in the order they are heard. */
export const linesOf = <L extends { start: number }>(captions: Readonly<Record<string, L>>): L[] =>
  Object.values(captions).sort((one, other) => one.start - other.start)

/** Index of the line that is heard at a time, or was heard last; -1 before the first. */
export const lineAt = (lines: readonly { start: number }[], seconds: number): number =>
  lines.findLastIndex((line) => line.start <= seconds)

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** 0:05 */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`

const cueTime = (seconds: number) =>
  `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${String(Math.round((seconds % 1) * 1000) % 1000).padStart(3, '0')}`

const cueText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The player's own captions, for a film that fills the screen; without lines an empty track. */
export function captionsAddress(lines: readonly CaptionLine[], chinese: boolean): string {
  const cues = lines.map(({ start, end, hakka, chinese: translation }) => {
    const below = chinese && translation ? `\n${cueText(translation.text)}` : ''
    return `${cueTime(start)} --> ${cueTime(end)}\n${cueText(hakka.text)}${below}`
  })
  return `data:text/vtt;charset=utf-8,${encodeURIComponent(['WEBVTT', ...cues].join('\n\n'))}`
}
