import type { ReactNode } from 'react'
import { PageBanner } from '../../app/shell/PageBanner.tsx'

/** A page of running text with headings. */
export function Prose({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageBanner title={title} crumbs={[{ label: title }]} />
      <div className="wrap py-10">
        <div className="max-w-[46em] space-y-4 [&_h2]:pt-4 [&_h2]:font-reading [&_h2]:text-26 [&_h2]:text-brand [&_li]:ml-6 [&_li]:list-disc">
          {children}
        </div>
      </div>
    </>
  )
}
