import type { ReactNode } from 'react'

/** A form of getting in, beside (on a phone, below) the picture of a Hakka house. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap max-w-[1180px] py-6 md:py-10">
      <div className="overflow-clip rounded-card border border-line bg-white lg:grid lg:grid-cols-2">
        {/* Beside a form that is longer the picture keeps in view, its sky above and its hills below. */}
        <div className="lg:bg-brand">
          <div className="relative h-36 bg-[#dce9f6] sm:h-40 lg:sticky lg:top-0 lg:h-[44rem] lg:before:absolute lg:before:inset-x-0 lg:before:bottom-full lg:before:h-[100rem] lg:before:bg-[#dce9f6]">
            <img
              src="/images/entry.svg"
              alt=""
              width={640}
              height={720}
              className="absolute inset-0 size-full object-cover object-[50%_50%] sm:object-[50%_60%]"
            />
            <p
              className="absolute top-3 right-4 font-reading text-26 text-brand sm:top-4 sm:right-6 sm:text-32 lg:top-6 lg:right-auto lg:left-8 lg:text-40"
              lang="hak-Hant-TW"
            >
              來學客家話
            </p>
          </div>
        </div>
        <div className="px-5 py-8 md:px-14 lg:min-h-[44rem]">
          <h1 className="text-32 font-bold">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  )
}

/** A line of text that leads on to another form. */
export const ENTRY_LINK = 'inline-flex min-h-12 items-center text-brand underline underline-offset-4'
