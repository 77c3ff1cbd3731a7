import { useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'

/** Sources that stand for "no picture" in older content. */
function isEmpty(src: string | null | undefined): boolean {
  return !src || src === 'null' || src === 'undefined'
}

export interface PictureProps {
  src: string | null | undefined
  /** Empty for a picture that only decorates what the text says. */
  alt: string
  /** Of the box, in CSS pixels: the place is kept before the picture comes. */
  width: number
  height: number
  className?: string | undefined
  fit?: 'contain' | 'cover'
  /** Above the fold: loaded at once. */
  eager?: boolean
}

/** A picture, or the no-image picture where there is none or it fails to load. */
export function Picture({
  src,
  alt,
  width,
  height,
  className,
  fit = 'contain',
  eager = false,
}: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before this code ran: the event is gone, the state of the element is not.
    const element = image.current
    if (element?.complete && element.naturalWidth === 0) setFailed(src ?? '')
  }, [src])
  if (isEmpty(src) || failed === src)
    return <NoImage alt={alt} width={width} height={height} className={className} />
  return (
    <img
      ref={image}
      src={src ?? ''}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={cx(fit === 'cover' ? 'object-cover' : 'object-contain', className)}
      onError={() => setFailed(src ?? '')}
    />
  )
}

function NoImage({ alt, width, height, className }: Omit<PictureProps, 'src' | 'fit' | 'eager'>) {
  return (
    <svg
      viewBox="0 0 96 96"
      width={width}
      height={height}
      className={cx('text-ghost', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={alt ? `${alt}（尚無圖片）` : '尚無圖片'}
    >
      <rect x="18" y="22" width="60" height="52" rx="10" />
      <path d="M18 64l16-15 12 11 11-10 21 19" />
      <circle cx="36" cy="38" r="2.5" fill="currentColor" />
      <path d="M36 35.5c-2-5 2-5 0 0m2.4 1.8c4-3.5 5.200 .3 0 0m-.9 2.800c4.500 2.800 1.300 5 0 0m-3 0c-1.300 5-4.500 2.800 0 0m-.9-2.800c-5.200 .3-4-3.500 0 0" />
    </svg>
  )
}
