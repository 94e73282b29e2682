import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Traces of shell, API and database in OpenTelemetry's format. Without `OTEL_EXPORTER_OTLP_ENDPOINT` tracing is off:
 * OpenTelemetry is not loaded, and requests take no additional time. Spans contain no query strings, no parameters of
 * statements and no addresses of people, because only the attributes that this file sets are recorded (docs/decisions/0044).
 */

/** What is loaded and running; undefined while tracing is off. */
let tracing;
/** The span for which the current code runs. */
const current = new AsyncLocalStorage();
const spans = new WeakMap();

/**
 * Starts to trace this process as `service`. The standard variables `OTEL_*` set the collector, the amount and the interval.
 */
export async function startTracing(service, variables = process.env) {
  if (!variables.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  // The shell is bundled, but these packages stay outside of the bundle, so that they are loaded only when tracing is
  // on.
  const [api, core, exporting, resources, sdk] = await Promise.all([
    import(/* webpackIgnore: true */ '@opentelemetry/api'),
    import(/* webpackIgnore: true */ '@opentelemetry/core'),
    import(/* webpackIgnore: true */ '@opentelemetry/exporter-trace-otlp-http'),
    import(/* webpackIgnore: true */ '@opentelemetry/resources'),
    import(/* webpackIgnore: true */ '@opentelemetry/sdk-trace-base'),
  ]);
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor(new exporting.OTLPTraceExporter())],
  });
  const propagator = new core.W3CTraceContextPropagator();
  tracing = { api, provider, propagator, tracer: provider.getTracer('afshoreh') };
}

/**
 * Sends the remaining spans, and stops tracing. It waits at most a second, so that the end of the process does not wait for
 * a slow collector.
 */
export async function endTracing() {
  const { provider } = tracing ?? {};
  tracing = undefined;
  if (!provider) return;
  await Promise.race([
    provider.shutdown().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 1_000)),
  ]);
}

/**
 * Wraps the listener of a server, and makes a span for each request with its method, path and status.
 * @param trusts whether the `traceparent` of the caller is used: the API trusts the shell, and the shell trusts nobody
 * @param nameOf returns the name of the span; called when the response has ended
 * @param idOf returns the id of the request in the logs
 */
export function traced(listener, { trusts = false, nameOf, idOf }) {
  if (!tracing) return listener;
  return (request, response) => {
    if (!tracing) return listener(request, response);
    const { api, propagator, tracer } = tracing;
    const before = trusts
      ? propagator.extract(api.ROOT_CONTEXT, request.headers, api.defaultTextMapGetter)
      : api.ROOT_CONTEXT;
    const [path] = (request.url ?? '/').split('?', 1);
    const attributes = { 'http.request.method': request.method ?? '', 'url.path': path };
    const span = tracer.startSpan(request.method ?? 'HTTP', { kind: api.SpanKind.SERVER, attributes }, before);
    spans.set(request, span);
    response.once('close', () => {
      const { statusCode } = response;
      span.updateName(nameOf(request));
      span.setAttribute('http.response.status_code', statusCode);
      span.setAttribute('afshoreh.request_id', idOf(request));
      if (statusCode >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end();
    });
    current.run(span, () => listener(request, response));
  };
}

/** Replaces the trace headers of a call that is made for `request`, so that its spans belong to the same trace. */
export function setTraceHeaders(headers, request) {
  const span = spans.get(request);
  if (!tracing || !span) return;
  const { api, propagator } = tracing;
  delete headers.tracestate;
  propagator.inject(api.trace.setSpan(api.ROOT_CONTEXT, span), headers, api.defaultTextMapSetter);
}

const STATEMENT = /^\s*([A-Za-z]+)/;
const TABLE = /\b(?:FROM|INTO|UPDATE|JOIN)\s+[`"]?(\w+)/i;

/** Runs a statement within a span that names its first word and its table, and never holds its text. */
export function tracedStatement(system, sql, work) {
  const parent = tracing && current.getStore();
  if (!parent) return work();
  const { api, tracer } = tracing;
  const operation = STATEMENT.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
  const table = TABLE.exec(sql)?.[1];
  const attributes = {
    'db.system.name': system,
    'db.operation.name': operation,
    ...(table && { 'db.collection.name': table }),
  };
  const name = table ? `${operation} ${table}` : operation;
  const span = tracer.startSpan(
    name,
    { kind: api.SpanKind.CLIENT, attributes },
    api.trace.setSpan(api.ROOT_CONTEXT, parent),
  );
  return work().then(
    (result) => {
      span.end();
      return result;
    },
    (error) => {
      span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.setAttribute('error.type', String(error?.code ?? error?.name ?? 'error'));
      span.end();
      throw error;
    },
  );
}
