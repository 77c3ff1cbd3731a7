import { cx } from '@hakka/ui/cx.ts'

/** More steps than this are counted in figures only: dots would no longer be told apart. */
const DOTS_MAX = 12

/** 2 / 8, with a mark for each step: done, here, to come. */
export function StepDots({ at, count }: { at: number; count: number }) {
  return (
    <p className="flex min-w-0 flex-col items-center gap-1 text-18 font-bold">
      <span>
        <span className="sr-only">第 </span>
        {at + 1} / {count}
        <span className="sr-only"> 個</span>
      </span>
      {count <= DOTS_MAX && (
        <span className="flex w-full justify-center gap-1 lg:gap-1.5" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order
              key={index}
              className={cx(
                'h-2 w-3 min-w-1.5 rounded-full lg:w-[22px]',
                index < at ? 'bg-light' : index === at ? 'bg-primary' : 'bg-track',
              )}
            />
          ))}
        </span>
      )}
    </p>
  )
}
