/**
 * The names of react-router that the site uses. Shell and remotes must share one copy and its contexts. A shared library
 * cannot be tree-shaken: all of it is 61 KB, these names are 13 KB. Add a name here when a page needs it; the build refuses a
 * direct import of react-router.
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
export { leaveEntry, onPageEntry, openOverlay, showEntry } from './overlay-history';
export type { LinkProps, Location, RouteObject } from 'react-router';
