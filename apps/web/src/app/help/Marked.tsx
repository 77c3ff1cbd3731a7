/** A text with the words that were searched for. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  // With a group around the pattern, every second part is what it found.
  const parts = text.split(new RegExp(`(${pattern})`, 'i'))
  return parts.map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>
  })
}
