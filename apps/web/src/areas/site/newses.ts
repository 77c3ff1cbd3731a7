import { redirect } from 'react-router'

/** The specification's older address of the news. */
export const loader = () => redirect('/news', 301)
