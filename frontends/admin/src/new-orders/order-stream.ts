import { api } from '@afshoreh/api-client';
import { createParser } from 'eventsource-parser';
import { BACKGROUND } from '../session/background';

/** Of orders in all. */
export interface OrderNews {
  total: number;
}

/** The server sends the state every ten seconds; longer silence is a connection that nobody has told of its end. */
const SILENCE_MS = 25_000;

function newsOf(text: string): OrderNews | null {
  const news = JSON.parse(text) as Partial<OrderNews> | null;
  return typeof news?.total === 'number' ? { total: news.total } : null;
}

/** Hears of new orders until the stream ends, falls silent, or `stop`; throws when it cannot be had. */
export async function readOrderStream(onNews: (news: OrderNews) => void, stop: AbortSignal): Promise<void> {
  const silence = new AbortController();
  const signal = AbortSignal.any([stop, silence.signal]);
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const news = event === 'orders' ? newsOf(data) : null;
      if (news) onNews(news);
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const { data } = await api.GET('/orders/stream', { headers: BACKGROUND, parseAs: 'stream', signal });
    if (!data) return;
    const reader = data.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const { value, done } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
  }
}
