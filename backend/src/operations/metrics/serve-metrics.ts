import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';
import { Registry } from 'prom-client';
import type { PublicCache } from '../../common/http/public-cache.js';
import { Metrics } from './metrics.js';

/**
 * Measures every request from here on, and serves `GET /metrics`. The path is outside of `/api`, which is all that the shell
 * forwards, so only this machine can read it.
 */
export function serveMetrics(app: NestExpressApplication, cache: PublicCache): Metrics {
  const metrics = app.get(Metrics);
  metrics.watch(cache);
  const express: Express = app.getHttpAdapter().getInstance();
  express.get('/metrics', async (_request, response) => {
    response.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await metrics.text());
  });
  app.use(metrics.measure());
  return metrics;
}
