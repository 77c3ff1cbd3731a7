import { Button } from '@hakka/ui/Button.tsx'
import { ui } from '#kit/ui.ts'
import { ResultMessage } from './ResultMessage.tsx'

/** Why there is no verdict on what was just picked, and the way to ask once more. */
export function NoVerdict({ problem, retry }: { problem: string; retry(): void }) {
  return (
    <>
      <ResultMessage kind="problem">{ui.noVerdict(problem)}</ResultMessage>
      <div className="flex justify-end max-md:[&>*]:flex-auto">
        <Button kind="primary" size="l" data-retry onClick={retry}>
          {ui.retry}
        </Button>
      </div>
    </>
  )
}
