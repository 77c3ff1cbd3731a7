/** Whether the reader wants no motion. What CSS moves stands still by itself (`base.css`); what code moves asks here. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How to scroll to what is meant: gliding, or at once. */
export const glide = (): ScrollBehavior => (isStill() ? 'instant' : 'smooth')
