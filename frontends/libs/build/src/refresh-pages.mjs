/**
 * A loader for the files of pages, in development. React Refresh takes a saved file into the open page by itself only where it
 * exports nothing but components, and a page exports its head beside.
 */
export default function refreshPages(source) {
  return `${source}
import { performReactRefresh } from 'react-refresh/runtime';
import.meta.webpackHot?.accept();
// Only a file that was there before has data; what it exports now is registered when it has run.
if (import.meta.webpackHot?.data) setTimeout(performReactRefresh);
`;
}
