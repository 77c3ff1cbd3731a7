import { graphemes } from '@hakka/hakka/characters'

/** So much of a text that somebody sent is said back to them: enough to find it by. */
const QUOTED = 200
/** No sentence of ours is longer, whatever it quotes. */
const SENTENCE = 1000

/** A message with what it quotes in 「」 cut to 200 characters and 「…」: an answer never repeats a whole field. */
export function withShortQuotes(message: string): string {
  if (message.length <= QUOTED) return message
  const cut = message.replace(/「([^「」]*)」/gu, (quote, text: string) => {
    const all = graphemes(text)
    return all.length > QUOTED ? `「${all.slice(0, QUOTED).join('')}…」` : quote
  })
  const all = cut.length > SENTENCE ? graphemes(cut) : []
  return all.length > SENTENCE ? `${all.slice(0, SENTENCE).join('')}…` : cut
}
