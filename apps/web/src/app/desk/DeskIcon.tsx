import {
  BookImage,
  BookMarked,
  BookOpen,
  CircleQuestionMark,
  Cog,
  Download,
  FileCheck,
  Headphones,
  History,
  type LucideIcon,
  Mail,
  MessageSquare,
  Mic,
  Newspaper,
  Pencil,
  Presentation,
  Puzzle,
  School,
  Shapes,
  SquarePen,
  Trophy,
  Users,
} from 'lucide-react'

/** By the names that the side menu's call gives: of the whole collection only these come to the browser. */
const ICONS: Record<string, LucideIcon> = {
  'book-image': BookImage,
  'book-marked': BookMarked,
  'book-open': BookOpen,
  'circle-question-mark': CircleQuestionMark,
  cog: Cog,
  download: Download,
  'file-check': FileCheck,
  headphones: Headphones,
  history: History,
  mail: Mail,
  'message-square': MessageSquare,
  mic: Mic,
  newspaper: Newspaper,
  pencil: Pencil,
  presentation: Presentation,
  puzzle: Puzzle,
  school: School,
  shapes: Shapes,
  'square-pen': SquarePen,
  trophy: Trophy,
  users: Users,
}

/** The picture of a place of the desk; one that is not known here is a pencil. */
export function DeskIcon({ name, size }: { name: string; size: number }) {
  const Icon = ICONS[name] ?? SquarePen
  return <Icon size={size} aria-hidden="true" className="flex-none" />
}
