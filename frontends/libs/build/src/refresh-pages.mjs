/**
 * A development loader for page files. React Refresh hot-updates only files whose exports are all components, and a page also
 * exports its head.
 */
export default function refreshPages(source) {
  return `${source}
import { performReactRefresh } from 'react-refresh/runtime';
import.meta.webpackHot?.accept();
// Only a hot update has data. The new exports are registered after this file has run.
if (import.meta.webpackHot?.data) setTimeout(performReactRefresh);
`;
}
