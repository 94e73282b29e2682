import { readOrderStream, type OrderNews } from './order-stream';

const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Resolves after so long, or when it is stopped. */
function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** Asks for the stream again whenever it ends, after longer and longer waits while it cannot be had. */
async function keepReading(onNews: (news: OrderNews) => void, stop: AbortSignal): Promise<void> {
  let wait = SHORTEST_WAIT_MS;
  const handleNews = (news: OrderNews) => {
    wait = SHORTEST_WAIT_MS;
    onNews(news);
  };
  while (!stop.aborted) {
    await readOrderStream(handleNews, stop).catch(() => undefined);
    // Not all browsers of an office at the same moment.
    await pause(wait * (0.75 + Math.random() / 2), stop);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

/**
 * Calls back with what the server says of new orders, by one connection for all tabs of an account: the tab that holds the
 * lock reads, and tells the others. When it is closed the browser gives the lock to another one. Without locks, as on a site
 * without HTTPS, nothing is heard, and screens ask now and then.
 * @returns stops it
 */
export function followOrders(account: string, onNews: (news: OrderNews) => void): () => void {
  if (!('locks' in navigator)) return () => undefined;
  const name = `afshoreh.admin.orders.${account}`;
  const stop = new AbortController();
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = ({ data }: MessageEvent<OrderNews>) => onNews(data);
  const handleNews = (news: OrderNews) => {
    tabs.postMessage(news);
    onNews(news);
  };
  // Stopped while it waits, a request for a lock is rejected.
  navigator.locks
    .request(name, { signal: stop.signal }, () => keepReading(handleNews, stop.signal))
    .catch(() => undefined);
  return () => {
    stop.abort();
    tabs.onmessage = null;
    tabs.close();
  };
}
