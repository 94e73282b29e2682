import { showMissingRoot } from './errors/missing-root';

/** Ends the task: what follows is another one, before which the browser answers the visitor. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What the page needs, from the ground up: each is as much as a cheap phone does without a pause. */
const layers = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './remotes/provided'),
  () => import(/* webpackMode: "eager" */ './app'),
];

async function begin(root: HTMLElement): Promise<void> {
  for (const layer of layers) {
    await nextTask();
    await layer();
  }
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start(root);
}

const root = document.getElementById('root');
if (root) void begin(root);
else showMissingRoot();
