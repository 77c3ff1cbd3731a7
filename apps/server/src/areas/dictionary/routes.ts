import { routes as findingRoutes } from './finding-routes.ts'

export const routes = [...findingRoutes]
