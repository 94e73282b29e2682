import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { customerCookie } from '../auth/index.js';
import { ProblemDto } from '../common/errors/index.js';
import { docsSecurityHeaders } from '../common/http/security.js';
import { complete } from './openapi-completion.js';

/** The OpenAPI 3.1 document of the application, the same for the same code. */
export function documentOf(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Afshoreh API')
    .setDescription(
      'Catalogue, orders and administration of a fruit concentrate marketplace. Errors are `application/problem+json` ' +
        '(RFC 9457) with a stable `code` and a Persian `message`. Lists are plain arrays with `X-Total-Count` and `Link`.',
    )
    .setVersion('1.0.0')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'admin')
    .addCookieAuth(customerCookie, { type: 'apiKey', in: 'cookie' }, 'customer')
    .build();
  return complete(SwaggerModule.createDocument(app, config, { extraModels: [ProblemDto] }));
}

/** The document as `backend/openapi.json` has it: sorted, so that the order of imports does not show. */
export function documentTextOf(app: INestApplication): string {
  const document = documentOf(app);
  const sorted = { ...document, paths: byName(document.paths), components: componentsOf(document) };
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

function componentsOf({ components = {} }: OpenAPIObject): OpenAPIObject['components'] {
  return { ...components, schemas: byName(components.schemas ?? {}) };
}

function byName<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))) as T;
}

/** `/api/docs` for people, `/api/docs-json` for programs. */
export function serveDocument(app: INestApplication): void {
  app.use('/api/docs', docsSecurityHeaders());
  SwaggerModule.setup('api/docs', app, () => documentOf(app), {
    jsonDocumentUrl: 'api/docs-json',
    yamlDocumentUrl: 'api/docs-yaml',
    customSiteTitle: 'Afshoreh API',
    swaggerOptions: { persistAuthorization: false, displayOperationId: true, validatorUrl: null },
  });
}
