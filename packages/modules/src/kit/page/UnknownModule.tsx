import { Card } from '@hakka/ui/Card.tsx'

/** A module that no view knows, or whose content its view no longer reads: said in red, the raw content folded away. */
export default function UnknownModule({ title, content }: { title: string; content: unknown }) {
  return (
    <Card className="p-5 md:p-8">
      <p className="text-22 font-bold text-wrong">{title}</p>
      <details className="mt-3">
        <summary className="min-h-12 content-center text-18 text-muted">原始內容</summary>
        <pre className="mt-2 max-h-96 overflow-auto rounded-option bg-pool p-4 text-14 leading-normal break-all whitespace-pre-wrap">
          {JSON.stringify(content, null, 2) ?? String(content)}
        </pre>
      </details>
    </Card>
  )
}
