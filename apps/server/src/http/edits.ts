/** Tells of each change that was made at the desk, when it is stored. */
export class Edits {
  readonly #listeners: (() => void)[] = []

  onEdit(listener: () => void): void {
    this.#listeners.push(listener)
  }

  tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
