import { Writable } from 'node:stream';

import { headOf, visitOf, type PageModule, type Visit } from '@afshoreh/contracts';
import { StaticRouter } from '@afshoreh/contracts/router';
import { dehydrate } from '@afshoreh/contracts/query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

import { App } from '../../src/app';
import { prefetchFrame } from '../../src/layout/layout';
import { createQueryClient } from '../../src/query-client';
import { placeAt, preloadPage } from '../../src/remotes/remotes';
import type { RenderedPage } from './messages';

/** The limits for loading a page's code and its data, in milliseconds. */
const LIMITS = { codeMs: 4_000, dataMs: 3_000 };
/** A base address to resolve paths against; the origin is added later. */
const SITE = 'http://this-site.invalid';

async function within<Value>(promise: Promise<Value>, ms: number, late: () => Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Value>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    }, ms);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/** Whether the API refused the request for good, for example with a 404 for an unknown product; other errors are failures. */
function isAnswer(error: unknown): boolean {
  const { status = 0 } = (error ?? {}) as { status?: number };
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

interface Data {
  /** All data is there, or the API refused it for good ({@link isAnswer}). */
  complete: boolean;
  /** All data is there. */
  whole: boolean;
}

/** Prefetches the data of page and frame; after `ms` it continues with what has arrived. */
async function fetchData({ prefetch }: PageModule, visit: Visit, ms: number): Promise<Data> {
  const fetching = [prefetchFrame(visit.data), ...(prefetch?.(visit) ?? [])];
  await within<unknown>(Promise.all(fetching), ms, () => undefined);
  const queries = visit.data.getQueryCache().getAll();
  return {
    complete: queries.every(({ state }) => state.data !== undefined || isAnswer(state.error)),
    whole: queries.every(({ state }) => state.data !== undefined),
  };
}

/**
 * The complete HTML with every suspended part in its place, so that it can be read without JavaScript. Rejects when a component
 * throws.
 */
function htmlOf(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(chunks).toString()));
    const { pipe, abort } = renderToPipeableStream(app, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(sink),
      onError: (error) => {
        reject(error instanceof Error ? error : new Error(String(error)));
        setImmediate(abort);
      },
    });
  });
}

/** JSON for a script element; `<` is escaped, so that the text cannot close that element. */
const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Renders the page at `address` (path and query) with its data and styles; rejects when its remote or a component fails. */
export async function renderPage(address: string, limits = LIMITS): Promise<RenderedPage> {
  const url = new URL(address, SITE);
  const { page, module } = await within(preloadPage(url.pathname), limits.codeMs, () => {
    throw new Error(`the code of ${url.pathname} did not load in time`);
  });
  const queryClient = createQueryClient({ onServer: true });
  const visit = visitOf(placeAt(url.pathname), url, queryClient);
  const sheet = new ServerStyleSheet();
  try {
    const { complete, whole } = await fetchData(module, visit, limits.dataMs);
    const head = headOf(page, module, visit);
    if (head.redirect) return { head, complete, html: '', styles: '', state: '' };
    const Router = ({ children }: { children: ReactNode }) => (
      <StaticRouter location={address}>{children}</StaticRouter>
    );
    const html = await htmlOf(sheet.collectStyles(<App queryClient={queryClient} Router={Router} />));
    const state = whole ? asJson(dehydrate(queryClient)) : '';
    return { head, complete, html, styles: sheet.getStyleTags(), state };
  } finally {
    sheet.seal();
    queryClient.clear();
  }
}
