import { CircleAlert } from 'lucide-react'

/** What is wrong with a field, tied to it by `aria-describedby`. */
export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  if (errors.length === 0) return null
  return (
    <ul id={id} className="text-16 text-wrong">
      {errors.map((message) => (
        <li key={message} className="flex items-start gap-1.5">
          <CircleAlert size={18} aria-hidden="true" className="mt-1 flex-none" />
          {message}
        </li>
      ))}
    </ul>
  )
}
