import { Component, type ReactNode } from 'react'

/** The code of a view did not arrive: the line is down, not the content wrong. */
export class ViewUnavailable extends Error {}

interface Failing {
  failed: 'broken' | 'unavailable' | undefined
}

/** Keeps one module's failure from taking the lesson with it; a line that is down is another thing than a wrong content. */
export class ModuleBoundary extends Component<
  {
    /** In the place of a module that can't be shown. */
    broken: ReactNode
    /** In the place of a module whose view did not arrive. */
    unavailable: ReactNode
    children: ReactNode
  },
  Failing
> {
  override state: Failing = { failed: undefined }

  static getDerivedStateFromError(error: unknown): Failing {
    return { failed: error instanceof ViewUnavailable ? 'unavailable' : 'broken' }
  }

  override render() {
    const { broken, unavailable, children } = this.props
    if (this.state.failed === 'unavailable') return unavailable
    return this.state.failed ? broken : children
  }
}
