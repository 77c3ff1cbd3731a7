import { Users } from 'lucide-react'

/** Whose work came in with the last save, in the bar that saves: it is in sight wherever the form is scrolled. */
export const JoinedNote = ({ children }: { children: string }) => (
  <p role="status" className="flex min-w-0 items-center gap-2">
    {children && <Users size={18} aria-hidden="true" className="flex-none" />}
    {children}
  </p>
)
