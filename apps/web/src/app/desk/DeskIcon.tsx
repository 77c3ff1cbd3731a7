import {
  BookMarked,
  BookOpen,
  CircleQuestionMark,
  Cog,
  Download,
  FileCheck,
  History,
  type LucideIcon,
  Mail,
  MessageSquare,
  Newspaper,
  Shapes,
  SquarePen,
  Users,
} from 'lucide-react'

/** By the names that the side menu's call gives: of the whole collection only these come to the browser. */
const ICONS: Record<string, LucideIcon> = {
  'book-marked': BookMarked,
  'book-open': BookOpen,
  'circle-question-mark': CircleQuestionMark,
  cog: Cog,
  download: Download,
  'file-check': FileCheck,
  history: History,
  mail: Mail,
  'message-square': MessageSquare,
  newspaper: Newspaper,
  shapes: Shapes,
  'square-pen': SquarePen,
  users: Users,
}

/** The picture of a place of the desk; one that is not known here is a pencil. */
export function DeskIcon({ name, size }: { name: string; size: number }) {
  const Icon = ICONS[name] ?? SquarePen
  return <Icon size={size} aria-hidden="true" className="flex-none" />
}
