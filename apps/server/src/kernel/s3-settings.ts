/** A bucket of a file store that speaks S3. */
export interface S3Settings {
  /** `https://s3.example.org`, no slash at its end. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
