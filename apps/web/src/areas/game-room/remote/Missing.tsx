import type { HostView } from '@hakka/contract/room-views'

/** Who is in and has not answered: on the teacher's phone alone. */
export function Missing({ title, view }: { title: string; view: HostView }) {
  const missing = view.people.filter((own) => own.state === 'in' && !own.answered)
  if (missing.length === 0) return null
  return (
    <section className="mt-5">
      <h2>{title}</h2>
      <ul className="remote-names">
        {missing.map(({ no, name }) => (
          <li key={no}>
            <span translate="no">{name}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-16 text-muted">名字只在你的手機上，黑板不顯示誰還沒做。</p>
    </section>
  )
}
