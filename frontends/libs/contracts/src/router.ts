/**
 * The router, as every part of the site imports it. One copy of react-router must serve shell and remotes (its contexts
 * join them), and a shared library cannot be tree-shaken: the whole of it is 61 KB, these names are 13. Add a name here
 * when a page needs one more; the build refuses a direct import of react-router.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { onHistoryStep } from './history-steps';
export type { LinkProps, Location, RouteObject } from 'react-router';
