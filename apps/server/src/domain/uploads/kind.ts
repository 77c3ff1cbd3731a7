/** What a file is kept and served as. */
export interface Kind {
  extension: string
  mediaType: string
}
