import { CAROUSEL_INTERVAL_MS } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { isStill } from '@hakka/ui/still.ts'
import type { EmblaCarouselType } from 'embla-carousel'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, type ReactNode, useEffect, useRef, useState } from 'react'

/** Embla counts a transition in frames: 60 of them are the specification's 1000 ms. */
const TRANSITION_FRAMES = 60

/** One slide a view under 768 px, three above. */
const THREE = 'md:flex-[0_0_33.3333%]'

/**
 * Looped slides, moving every 5 s until paused. Slides out of view are inert.
 * @param widths classes that say how many slides a view has from 768 px on; below it has one
 */
export function LessonCarousel({
  label,
  widths = THREE,
  children,
}: {
  label: string
  widths?: string
  children: ReactNode
}) {
  const slides = Children.toArray(children)
  const { viewport, embla, move } = useCarousel()
  const [current, setCurrent] = useState(0)
  const [inView, setInView] = useState<number[]>()
  // Until somebody says otherwise, it moves when the engine is there and nobody asked for less motion.
  const [chosen, setChosen] = useState<boolean>()
  const [still, setStill] = useState(true)
  const playing = chosen ?? !still

  useEffect(() => {
    if (!embla) return
    const onSelect = () => setCurrent(embla.selectedScrollSnap())
    const onView = () => setInView(embla.slidesInView())
    // The first report may have come before this listener.
    if (embla.slidesInView().length > 0) onView()
    embla.on('select', onSelect).on('slidesInView', onView).on('reInit', onView)
    setStill(isStill())
    return () => {
      embla.off('select', onSelect).off('slidesInView', onView).off('reInit', onView)
    }
  }, [embla])

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay
    if (playing) autoplay?.play()
    else autoplay?.stop()
  }, [embla, playing])

  return (
    <section aria-roledescription="輪播" aria-label={label}>
      <div ref={viewport} className="-mx-3 overflow-hidden">
        <ul className="flex" aria-live={playing ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: slides are whatever the page hands over, without names, and never change their order
              key={index}
              aria-roledescription="投影片"
              aria-label={`第 ${index + 1} 張，共 ${slides.length} 張`}
              inert={inView !== undefined && !inView.includes(index)}
              className={cx('min-w-0 flex-[0_0_100%] px-3', widths)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-center gap-3 md:gap-4">
        <IconButton label="上一張" onClick={() => move((own) => own.scrollPrev())}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <span
          // On phones a line of their own: beside nine of them there is no room for the buttons.
          className="flex flex-wrap justify-center gap-2 max-sm:order-first max-sm:basis-full"
          aria-hidden="true"
        >
          {slides.map((_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place among the slides and nothing else
              key={index}
              className={cx(
                'h-3 rounded-full transition-[width]',
                index === current ? 'w-8 bg-brand' : 'w-3 bg-[#c9cdd6]',
              )}
            />
          ))}
        </span>
        <IconButton label="下一張" onClick={() => move((own) => own.scrollNext())}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <IconButton label={playing ? '暫停輪播' : '繼續輪播'} onClick={() => setChosen(!playing)}>
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </IconButton>
      </div>
    </section>
  )
}

/** Loads what moves the slides when they come near: the first screen does not wait for it, and a tap waits. */
function useCarousel() {
  const viewport = useRef<HTMLDivElement>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const waiting = useRef<((own: EmblaCarouselType) => void)[]>([])

  useEffect(() => {
    const root = viewport.current
    if (!root) return
    let made: EmblaCarouselType | undefined
    let gone = false
    const near = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        near.unobserve(root)
        const carousel = await openCarousel(root).catch(() => undefined)
        // The line was gone: once more when it is scrolled to again.
        if (!carousel) return gone ? undefined : near.observe(root)
        if (gone) return carousel.destroy()
        made = carousel
        setEmbla(carousel)
        for (const move of waiting.current.splice(0)) move(carousel)
      },
      { rootMargin: NEAR },
    )
    near.observe(root)
    return () => {
      gone = true
      near.disconnect()
      made?.destroy()
    }
  }, [])

  const move = (how: (own: EmblaCarouselType) => void) => {
    if (embla) how(embla)
    else waiting.current.push(how)
  }
  return { viewport, embla, move }
}

const NEAR = '400px'

async function openCarousel(root: HTMLElement): Promise<EmblaCarouselType> {
  const [{ default: Embla }, { default: Autoplay }] = await Promise.all([
    import('embla-carousel'),
    import('embla-carousel-autoplay'),
  ])
  const autoplay = Autoplay({
    delay: CAROUSEL_INTERVAL_MS,
    playOnInit: false,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
  })
  // A slide that only touches the edge of the view is out of it.
  return Embla(root, { loop: true, align: 'start', duration: TRANSITION_FRAMES, inViewThreshold: 0.5 }, [
    autoplay,
  ])
}
