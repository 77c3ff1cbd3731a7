import { Link } from 'react-router'

/** A set as its table has it. Pictures and sounds are shown by what they are. */
export function RowTable({
  label,
  columns,
  rows,
  editUrl,
}: {
  label: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** Where a question is edited, by its number in the first column. */
  editUrl?: ((no: number) => string) | undefined
}) {
  return (
    <section
      className="max-h-[32rem] overflow-auto rounded-option border border-line bg-white"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
      tabIndex={0}
      aria-label={label}
    >
      <table className="w-full min-w-max border-collapse text-16">
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col" className="sticky top-0 bg-pool px-3 py-2 text-left">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
            <tr key={line}>
              {columns.map((title, at) => (
                <td
                  key={title}
                  lang={title.includes('拼音') ? 'hak-Latn-TW' : undefined}
                  className="max-w-80 border-t border-line px-3 py-2 align-middle"
                >
                  {at === 0 && editUrl ? (
                    <Link
                      to={editUrl(Number(cells[0]))}
                      className="inline-flex min-h-11 min-w-11 items-center underline"
                      aria-label={`編輯第 ${cells[0]} 題`}
                    >
                      {cells[0]}
                    </Link>
                  ) : (
                    <Cell text={cells[at] ?? ''} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ text }: { text: string }) {
  if (!text.startsWith('/files/')) return text
  if (/\.(?:mp3|wav|m4a|ogg)$/.test(text)) {
    return (
      <a href={text} target="_blank" rel="noreferrer">
        聽聲音
      </a>
    )
  }
  return <img src={text} alt="" loading="lazy" className="size-12 object-contain" />
}
