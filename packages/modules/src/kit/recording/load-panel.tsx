/** Everything heavy of recording and comparing. */
export const loadPanel = () => import('./PracticePanel.tsx')
