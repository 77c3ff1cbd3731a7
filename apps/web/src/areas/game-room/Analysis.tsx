import { Lightbulb } from 'lucide-react'

/** Why what is right is right, in its editor's words. */
export function Analysis({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className="quiz-analysis">
      <Lightbulb aria-hidden="true" />
      <span>{text}</span>
    </p>
  )
}
