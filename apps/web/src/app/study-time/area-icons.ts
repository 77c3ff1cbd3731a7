import type { HistoryCategory } from '@hakka/contract/constants'
import { AudioLines, BookOpen, Headphones, Library, MessagesSquare, Mic, PencilLine } from 'lucide-react'

export const AREA_ICONS: Record<HistoryCategory, typeof BookOpen> = {
  lesson: BookOpen,
  listening: Headphones,
  speaking: Mic,
  reading: Library,
  writing: PencilLine,
  ai_judging: AudioLines,
  classroom_term: MessagesSquare,
}
