import { buttonClass } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { ArrowRight, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useRootData } from '../../app/visitor.ts'

function Offer({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card bg-note px-5 py-5 md:px-7">
      <div>
        <h2 className="font-reading text-26 leading-snug text-brand">{title}</h2>
        <p className="text-17 text-muted">{text}</p>
      </div>
      {children}
    </section>
  )
}

/** Lesson plans: the creator of another site, where there is one. */
export function LessonPlanCreator() {
  const url = useRootData()?.settings.lessonPlanUrl
  return (
    <Offer title="教案產生器" text="選好課次和節數，幫你排出一份教案的架構。">
      {url ? (
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ kind: 'brand' })}>
          開啟教案產生器
          <ExternalLink aria-label="在新分頁開啟" />
        </a>
      ) : (
        <Chip tone="warning">即將推出</Chip>
      )}
    </Offer>
  )
}

/** Classroom terms are a page of their own, with sound; here they are for the wall. */
export function ClassroomTerms() {
  return (
    <Offer title="聽聽看怎麼講" text="課室用語的每一句都有漢字、拼音和華語，可以邊聽邊學。">
      <Link to="/classroom_term" className={buttonClass({ kind: 'brand' })}>
        前往課室用語
        <ArrowRight aria-hidden="true" />
      </Link>
    </Offer>
  )
}
