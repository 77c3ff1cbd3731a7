import { Bird } from '@hakka/ui/Bird.tsx'

/** It is seen when all is done: nothing that a page begins with. */
export default function GladBird() {
  return <Bird pose="wing-up" width={120} />
}
