/** Pinyin with contour numbers in the middle of a Chinese sentence. */
const PINYIN = /([a-z]+\d{1,3}(?: [a-z]+\d{1,3})*)/

/** A dictionary's sentence; the pinyin that it quotes says that it is pinyin. */
export function WithPinyin({ text }: { text: string }) {
  return text.split(PINYIN).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never move
      <span key={at} lang="hak-Latn-TW">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
