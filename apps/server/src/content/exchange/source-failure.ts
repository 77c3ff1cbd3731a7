/** Why a source gives nothing now, in a sentence for whoever waits. */
export class SourceFailure extends Error {
  override name = 'SourceFailure'
}
