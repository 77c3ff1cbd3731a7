import type { Split } from './entries.ts'

/** Kept for acceptance: never heard in training, in tuning or in our own test. */
export const ACCEPTANCE_VOICES = ['f2', 'f5', 'm7', 'belinda', 'paul', 'klatt4']

/**
 * espeak-ng's variants, each in one split only. Left out: whispers and robots, whose pitch does not move. Development and
 * test have female, male and Klatt voices each.
 */
export const VOICES: Record<Split, readonly string[]> = {
  train: [
    'f1 f4 m1 m3 m4 m5 m8 klatt klatt3 klatt5 Alex Alicia Andrea Andy Gene Gene2 Henrique Hugo Jacky Lee Marco Mario',
    'Mike adam anika antonio aunty benjamin boris caleb david ed edward edward2 grandpa gustave iven iven2 john',
    'kaukovalta linda marcelo miguel norbert pablo pedro quincy rob sandro shelby steph3 travis victor zac',
  ]
    .join(' ')
    .split(' '),
  development: ['f3', 'm2', 'Annie', 'robert', 'klatt2', 'steph', 'Michael', 'iven3'],
  test: ['m6', 'klatt6', 'grandma', 'steph2', 'max', 'Diogo', 'michel', 'iven4'],
}
