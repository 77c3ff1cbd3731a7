import type { ModuleTypeEntry } from '@hakka/contract/module-type'
import { samplePath, type Way } from './way.ts'

/** The screens that every page is checked on, each scaled so that it fits the desk beside its menu. */
export const FRAMES = [
  {
    width: 390,
    name: '手機',
    box: 'h-[633px] w-[293px]',
    // Hides the word on scrolling where there is room for the whole frame.
    fits: 'hidden',
    page: 'h-[844px] w-[390px] scale-75',
  },
  {
    width: 820,
    name: '平板',
    box: 'h-[590px] w-[410px]',
    fits: 'sm:hidden',
    page: 'h-[1180px] w-[820px] scale-50',
  },
  {
    width: 1440,
    name: '電腦',
    box: 'h-[540px] w-[864px]',
    fits: 'xl:hidden',
    page: 'h-[900px] w-[1440px] scale-60',
  },
] as const

/** One type's sample in a page of its own: only so do its widths count as they do for a learner. */
export function Frame({
  type,
  way,
  size,
}: {
  type: ModuleTypeEntry
  way: Way
  size: (typeof FRAMES)[number]
}) {
  return (
    <figure className="max-w-full">
      <figcaption className="mb-2 text-16 text-muted">
        {size.name}（寬 {size.width} 像素）
        <span className={size.fits}>，左右滑動可以看全部</span>
      </figcaption>
      <section
        aria-label={`${size.name}的畫面`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, keys scroll it
        tabIndex={0}
        className="max-w-full overflow-x-auto rounded-card border border-control bg-page"
      >
        <div className={`overflow-hidden ${size.box}`}>
          <iframe
            src={samplePath(type.id, way)}
            title={`${type.name}，${size.name}`}
            className={`origin-top-left ${size.page}`}
          />
        </div>
      </section>
    </figure>
  )
}
