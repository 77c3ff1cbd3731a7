import type { CourseType } from '@hakka/contract/constants'
import { BookOpen, GraduationCap, Headphones } from 'lucide-react'

/** A sign for each type, where its name stands too. */
export const TYPE_ICONS: Record<CourseType, typeof BookOpen> = {
  basic: BookOpen,
  advanced: GraduationCap,
  self_study: Headphones,
}
