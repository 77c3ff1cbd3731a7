import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ASSIGNMENT_MODES } from '@hakka/contract/constants/assignment'
import { z } from 'zod'
import { ROOT } from '../../../kernel/root.ts'

const FILE = join(ROOT, 'content/demo-site/classes.json')

/** What is given, by what the demo's packs call it; what was not loaded is given to nobody. */
const named = z.union([
  /** Year, semester, type and number of a lesson in the first dialect. */
  z.object({ lesson: z.tuple([z.number(), z.number(), z.number(), z.number()]) }),
  /** Uids: of themes, of a book, of a set. */
  z.object({ listening: z.string() }),
  z.object({ speaking: z.string() }),
  z.object({ book: z.string() }),
  z.object({ writing: z.string() }),
  /** The title of an event of the demo. */
  z.object({ game: z.string() }),
  /** What was missed of an assignment: its number in the class's list, from 1. */
  z.object({ again: z.number() }),
])
export type Named = z.output<typeof named>

const demoAssignment = named.and(
  z.object({
    /** Days from the first start's day. */
    given: z.number(),
    due: z.number(),
    /** The first and the last of its activities; all without it. */
    activities: z.tuple([z.number(), z.number()]).optional(),
    mode: z.enum(ASSIGNMENT_MODES).default('practice'),
    note: z.string().default(''),
    /** Which share of those whose it is has done it, and how well. */
    share: z.number().default(0),
    skill: z.number().default(1),
    /** To whom it was given back, and with which word. */
    back: z.object({ pupil: z.string(), note: z.string() }).optional(),
  }),
)
export type DemoAssignment = z.output<typeof demoAssignment>

const demoClasses = z.array(z.object({ code: z.string(), assignments: z.array(demoAssignment).default([]) }))

/** The classes of the demo with what their teachers have given them, the oldest first. */
export const readDemoClasses = async () => demoClasses.parse(JSON.parse(await readFile(FILE, 'utf8')))
