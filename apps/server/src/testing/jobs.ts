import { jobs } from '../jobs/list.ts'
import type { TestServer } from './server.ts'

/** Does a job by its name, here and now, as a process that takes jobs would. */
export async function runJob(
  { services }: TestServer,
  name: string,
  data: object = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const job = jobs.find((own) => own.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  await job.run(services, data, { signal })
}
