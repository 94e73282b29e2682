import { createRoot } from 'react-dom/client';

import { App } from './app';
import { showMissingRoot } from './errors/missing-root';
import { startRemotes } from './remotes/remotes';
import { readSnapshot } from './remotes/snapshot';
import './remotes/provided';

const root = document.getElementById('root');
if (root) {
  startRemotes(readSnapshot());
  createRoot(root).render(<App />);
} else {
  showMissingRoot();
}
