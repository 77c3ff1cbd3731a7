/** Upper bounds of text fields, in graphemes. */
export const BOUNDS = {
  title: 100,
  name: 50,
  description: 2000,
  composition: 5000,
  feedback: 5000,
  email: 254,
  phone: 20,
  keyword: 50,
  username: 254,
  password: 128,
} as const
