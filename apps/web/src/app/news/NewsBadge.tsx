const TONES: Record<string, string> = { 活動: 'bg-[#f6cb5c]', 快訊: 'bg-[#f7b9cf]', 公告: 'bg-[#b9d7f5]' }

/** The category of news in its colour; any other than the three is grey. */
export function NewsBadge({ category }: { category: string }) {
  return (
    <span
      className={`inline-flex min-h-7 min-w-14 items-center justify-center rounded-lg px-2.5 text-16 leading-snug font-bold text-ink ${TONES[category] ?? 'bg-[#d9dce3]'}`}
    >
      {category}
    </span>
  )
}
