import type { AccountRates, Area } from '../../auth/index.js';
import type { Rate } from '../../common/limits/index.js';

/** The part of OpenAPI 3.1 that this product's document uses; the library's types cover 3.0 only. */
export interface OpenApiDocument {
  info: { description: string };
  /** Who may make the operations that do not say it themselves. */
  security?: Security;
  tags?: { name: string; description?: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  /** What the site sends, by the name of the event. */
  webhooks?: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, OperationResponse>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, { type: string; description?: string }>;
  };
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, OperationResponse>;
  /** Set by `@PublicRead()`; removed before the document is complete. */
  'x-public-read'?: true;
  /** Set by `@RateLimit()`; removed before the document is complete. */
  'x-rate-limit'?: Rate;
  /** Set by `@AccountLimit()`; removed before the document is complete. */
  'x-account-rates'?: AccountRates;
  /** Set by `@AdminOnly()`; removed before the document is complete. */
  'x-access'?: { area: Area; isForKeys: boolean };
  /** Without it, that of the document; with an empty object among them the operation also works without credentials. */
  security?: Security;
}

export type Security = Record<string, string[]>[];

export interface Parameter {
  /** A parameter that several operations share has only this field. */
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export type Content = Record<string, MediaType>;

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface Example {
  summary?: string;
  value?: unknown;
}

export interface OperationResponse {
  $ref?: string;
  description?: string;
  headers?: Record<string, Header>;
  content?: Content;
}

export interface Header {
  $ref?: string;
  description?: string;
  schema?: Schema;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: (string | number | boolean | null)[];
  default?: unknown;
  example?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  /** Set by `@ReadOnlyFields()`; removed before the document is complete. */
  'x-read-only-fields'?: true;
}

/** One operation with its method and path: `GET /api/products/{id}`. */
export interface Call {
  method: Method;
  path: string;
  operation: Operation;
}

export function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}

/** The same entries sorted by name, so that the order of imports has no effect. */
export function sortedByName<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))) as T;
}
