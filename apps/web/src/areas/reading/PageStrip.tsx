/** The pages as a row; under it lies a slider, which hand and keys move. */
export function PageStrip({
  page,
  pages,
  onTurn,
}: {
  page: number
  pages: number
  onTurn(to: number): void
}) {
  return (
    <div className="page-strip">
      <input
        type="range"
        aria-label="頁"
        aria-valuetext={`第 ${page} 頁，共 ${pages} 頁`}
        min={1}
        max={pages}
        value={page}
        onChange={(event) => onTurn(Number(event.currentTarget.value))}
      />
      {Array.from({ length: pages }, (_, index) => index + 1).map((no) => (
        <i key={no} aria-hidden="true" data-state={no === page ? 'now' : no < page ? 'read' : undefined} />
      ))}
    </div>
  )
}
