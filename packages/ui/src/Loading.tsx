/** A turning ring in the colour of the text around it. */
export function Spinner() {
  return <span className="spinner flex-none" aria-hidden="true" />
}

/** Something is on its way. */
export function Loading({ text = '載入中，請稍候...' }: { text?: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 px-4 py-10 text-18 text-muted">
      <Spinner />
      {text}
    </p>
  )
}
