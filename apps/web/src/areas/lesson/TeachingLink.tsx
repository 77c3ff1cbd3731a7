import { ExternalLink, MonitorPlay } from 'lucide-react'
import { useRootData } from '../../app/visitor.ts'
import { type LessonAddress, teachingMaterialUrl } from './address.ts'

/** The open module on the teaching-material site, for the wall. */
export function TeachingLink({ lesson, mod }: { lesson: LessonAddress; mod: number }) {
  const host = useRootData()?.settings.teachingMaterialUrl ?? ''
  return (
    <a
      href={teachingMaterialUrl(host, lesson, mod)}
      target="_blank"
      rel="noreferrer"
      className="mt-1 flex min-h-11 items-center gap-2 text-16 font-medium text-darken"
    >
      <MonitorPlay size={20} aria-hidden="true" className="flex-none" />
      <span className="underline decoration-ghost underline-offset-4">投影教材</span>
      <ExternalLink size={16} aria-label="在新分頁開啟" className="flex-none" />
    </a>
  )
}
