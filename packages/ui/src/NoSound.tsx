/** Said where a text has no sound: silence beats a wrong tone, but never goes unexplained. */
export function NoSound({ text = '尚無音檔' }: { text?: string }) {
  return <span className="inline-flex min-h-8 items-center text-16 text-muted">{text}</span>
}

/** Marks a machine's voice. */
export function SyntheticMark() {
  return (
    <span className="inline-flex items-center rounded-lg bg-neutral px-2 py-1 text-14 leading-none text-neutral-ink whitespace-nowrap">
      合成語音
    </span>
  )
}
