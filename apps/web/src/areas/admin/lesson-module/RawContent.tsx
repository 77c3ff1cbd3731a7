/** The content of a type that nobody defines: it can be read, and stays as it is. */
export function RawContent({ type, content }: { type: string; content: unknown }) {
  return (
    <section aria-label="內容" className="grid gap-3 rounded-option border border-line bg-white p-4">
      <p className="font-bold text-wrong">未定義的模組 {type}</p>
      <pre className="overflow-x-auto rounded-xl bg-pool p-4 text-14">{JSON.stringify(content, null, 2)}</pre>
    </section>
  )
}
