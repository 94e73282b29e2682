import { onHistoryStep } from './history-steps';

/** The state of a history entry: the router's key, and the number of overlays over the page at that entry. */
type EntryState = { key?: string; overlays?: number } | null;
type Close = () => void;

/**
 * How long to wait for our own history step: a step that another navigation interrupts never arrives. The time is long,
 * because a slow phone needs a second for a step, and an action that did not wait for it, such as a search, would be
 * reverted by it.
 */
const STEP_TIMEOUT_MS = 3_000;

/** The functions that close the open overlays; the topmost is last. */
const overlays: Close[] = [];
/** The router's key of the entry on screen. */
let shownKey = 'default';
/** How many entries lie ahead after the last Back. An overlay that stays open goes forward to its entry again. */
let ahead = 0;
/** Actions that wait for the end of our own step; null when no step is in progress. */
let ownStep: (() => void)[] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const depthOf = (state: unknown) => (state as EntryState)?.overlays ?? 0;
const keyOf = (state: unknown) => (state as EntryState)?.key ?? 'default';

function step(by: number, waiting: (() => void)[] = []): void {
  ownStep = waiting;
  setTimeout(() => ownStep === waiting && endOwnStep(), STEP_TIMEOUT_MS);
  window.history.go(by);
}

function endOwnStep(): void {
  const waiting = ownStep ?? [];
  ownStep = null;
  waiting.forEach((action) => action());
  if (waiting.length === 0) settleSoon();
}

/**
 * Makes the number of overlay entries equal to the number of overlays. It takes one step at a time, because Chromium merges two
 * simultaneous steps.
 */
function settle(): void {
  if (ownStep) return;
  const state = window.history.state as EntryState;
  const depth = depthOf(state);
  const missing = overlays.length - depth;
  if (missing < 0) step(missing);
  // Chromium's Back button skips an entry that was added after Back without a user gesture. Going forward adds no entry, so it
  // is safe.
  else if (missing > 0 && ahead > 0) step(Math.min(missing, ahead));
  else
    for (let at = depth + 1; at <= overlays.length; at += 1) window.history.pushState({ ...state, overlays: at }, '');
  ahead = 0;
}

/** Settles in the next task, so that a dialog that replaces another one takes over its entry. */
function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle);
}

/**
 * Steps over the entry of an overlay that is no longer open, for example after a reload or after a link in a dialog.
 */
function passBy(event: PopStateEvent, depth: number): void {
  event.stopImmediatePropagation();
  const isForward = keyOf(event.state) === shownKey;
  const { navigation } = window as { navigation?: { canGoForward: boolean } };
  window.history.go(isForward && navigation?.canGoForward ? 1 : overlays.length - depth);
}

if (typeof window !== 'undefined') {
  onHistoryStep((event) => {
    const depth = depthOf(event.state);
    if (!ownStep && depth > overlays.length) return passBy(event, depth);
    if (!ownStep && depth === overlays.length) return;
    // If the address has changed too, let the router handle the event.
    if (keyOf(event.state) === shownKey) event.stopImmediatePropagation();
    if (ownStep) return endOwnStep();
    ahead = overlays.length - depth;
    overlays.at(-1)?.();
    settleSoon();
  });
  // The page may have been reloaded while a dialog was open.
  settleSoon();
}

/**
 * Back calls `close` while this overlay is the topmost; an overlay that stays open gets its entry again. Returns a function
 * that removes the overlay.
 */
export function openOverlay(close: Close): () => void {
  overlays.push(close);
  settleSoon();
  return () => {
    overlays.splice(overlays.indexOf(close), 1);
    settleSoon();
  };
}

/** Sets the entry that the router shows, by its `key`. An overlay that is open over a new entry gets its own one again. */
export function showEntry(key: string): void {
  if (key !== shownKey) settleSoon();
  shownKey = key;
}

/**
 * Runs an action that changes or leaves the page's own entry. It first goes back over the overlays' entries, because the action
 * would otherwise change one of those; overlays that stay open get new entries.
 */
export function onPageEntry(action: () => void): void {
  const depth = depthOf(window.history.state);
  if (ownStep) ownStep.push(action);
  else if (depth > 0) step(-depth, [action]);
  else action();
}

/**
 * Goes back from the page's own entry, for example to leave a form that has its own address. Overlays over the page
 * stay open.
 */
export function leaveEntry(): void {
  onPageEntry(() => step(-1));
}
