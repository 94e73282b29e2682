/** As much of OpenAPI 3.1 as this product's document uses; the library's types know 3.0 only. */
export interface OpenApiDocument {
  tags?: { name: string; description?: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: {
    schemas: Record<string, Schema>;
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
  /** A `@PublicRead()`; gone from the whole document. */
  'x-public-read'?: true;
  /** An empty object among them: nobody is welcome too. */
  security?: Record<string, string[]>[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  example?: unknown;
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
  value: unknown;
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
  enum?: unknown[];
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
}

/** One call of the API: `GET /api/products/{id}`. */
export interface Call {
  method: Method;
  path: string;
  operation: Operation;
}

/** Every call of the document. */
export function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}

/** The last word of `#/components/schemas/ProductDto`. */
export function nameOfReference(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
