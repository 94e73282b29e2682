import { readOrderStream, type OrderEvent } from './order-stream';

const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Resolves after the given time, or when `stop` is aborted. */
function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** Opens the stream again whenever it ends. While that fails, the waiting time grows. */
async function keepReading(onNews: (news: OrderEvent) => void, stop: AbortSignal): Promise<void> {
  let wait = SHORTEST_WAIT_MS;
  const handleNews = (news: OrderEvent) => {
    wait = SHORTEST_WAIT_MS;
    onNews(news);
  };
  while (!stop.aborted) {
    await readOrderStream(handleNews, stop).catch(() => undefined);
    // The waiting time is random, so that the browsers of an office do not reconnect at the same moment.
    await pause(wait * (0.75 + Math.random() / 2), stop);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

/**
 * Calls `onNews` with each event of the order stream. All tabs of an account share one connection: the tab that holds
 * a Web Lock reads the stream and broadcasts to the other tabs. When that tab closes, the browser gives the lock to
 * another one. Without Web Locks, as on a site without HTTPS, there is no stream, and the screens poll.
 * @returns a function that stops it
 */
export function followOrders(account: string, onNews: (news: OrderEvent) => void): () => void {
  if (!('locks' in navigator)) return () => undefined;
  const name = `afshoreh.admin.orders.${account}`;
  const stop = new AbortController();
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = ({ data }: MessageEvent<OrderEvent>) => onNews(data);
  const handleNews = (news: OrderEvent) => {
    tabs.postMessage(news);
    onNews(news);
  };
  // A waiting lock request is rejected when `stop` is aborted.
  navigator.locks
    .request(name, { signal: stop.signal }, () => keepReading(handleNews, stop.signal))
    .catch(() => undefined);
  return () => {
    stop.abort();
    tabs.onmessage = null;
    tabs.close();
  };
}
