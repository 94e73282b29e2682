import { api } from '@afshoreh/api-client';
import { createParser } from 'eventsource-parser';
import { BACKGROUND } from '../session/background';

/** The last reply of a buyer to a quote; `id` grows with every reply. */
export interface Reply {
  id: number;
  orderId: number;
  kind: 'accepted' | 'change_asked';
  assigneeId: number | null;
}

/** The number of all orders, and the newest reply. */
export interface OrderEvent {
  total: number;
  reply: Reply | null;
}

/** The server sends an event every ten seconds. A longer silence means that the connection was lost unnoticed. */
const SILENCE_MS = 25_000;

function parseEvent(text: string): OrderEvent | null {
  const news = JSON.parse(text) as Partial<OrderEvent> | null;
  return typeof news?.total === 'number' ? { total: news.total, reply: news.reply ?? null } : null;
}

/**
 * Reads the stream until it ends, is silent for too long, or `stop` is aborted. Throws when the stream cannot be
 * opened.
 */
export async function readOrderStream(onNews: (news: OrderEvent) => void, stop: AbortSignal): Promise<void> {
  const silence = new AbortController();
  const signal = AbortSignal.any([stop, silence.signal]);
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const news = event === 'orders' ? parseEvent(data) : null;
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
