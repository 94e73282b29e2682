import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { customerCookie } from '../../auth/index.js';
import { ProblemDto } from '../../common/errors/index.js';
import { docsSecurityHeaders } from '../../common/http/security.js';
import { complete } from './completion.js';
import { guide } from './openapi-guide.js';
import type { OpenApiDocument } from './openapi-types.js';

/** The OpenAPI 3.1 document of the application, the same for the same code. */
function documentOf(app: INestApplication): OpenApiDocument {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Afshoreh API')
    .setDescription(guide)
    .setVersion('1.0.0')
    .addServer('/', 'The site that serves this document')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The `token` that `POST /api/admin/login` answers. Names a session that the server can end.',
      },
      'admin',
    )
    .addCookieAuth(
      customerCookie.name,
      { type: 'apiKey', in: 'cookie', description: 'Set by `POST /api/auth/login`; HttpOnly, SameSite=Lax.' },
      'customer',
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, { extraModels: [ProblemDto] });
  return complete(document as unknown as OpenApiDocument);
}

/** The document as `backend/openapi.json` has it: sorted, so that the order of imports does not show. */
export function documentTextOf(app: INestApplication): string {
  const document = documentOf(app);
  const components = { ...document.components, schemas: byName(document.components.schemas) };
  return `${JSON.stringify({ ...document, paths: byName(document.paths), components }, null, 2)}\n`;
}

function byName<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))) as T;
}

/** `/api/docs` for people, `/api/docs-json` for programs. */
export function serveDocument(app: INestApplication): void {
  app.use('/api/docs', docsSecurityHeaders());
  SwaggerModule.setup('api/docs', app, () => documentOf(app) as unknown as OpenAPIObject, {
    jsonDocumentUrl: 'api/docs-json',
    yamlDocumentUrl: 'api/docs-yaml',
    customSiteTitle: 'Afshoreh API',
    swaggerOptions: { persistAuthorization: false, displayOperationId: true, validatorUrl: null },
  });
}
