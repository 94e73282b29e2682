import { copy } from './copy';

/** Shows an error when the page has no root element; it uses no library. */
function showMissingRoot(): void {
  const page = document.createElement('main');
  const title = document.createElement('h1');
  const text = document.createElement('p');
  title.textContent = copy.missingRootTitle;
  text.textContent = copy.missingRootText;
  page.append(title, text);
  page.style.cssText = 'max-inline-size:32rem;margin:20vh auto;padding:1rem;font-family:sans-serif;text-align:center';
  document.body.append(page);
}

/** Ends the current task, so that the browser can handle input before the next one. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The shell's code in the order of its dependencies, in parts that a slow phone evaluates without a long task. */
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
