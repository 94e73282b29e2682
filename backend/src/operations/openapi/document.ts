import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { customerCookie } from '../../auth/index.js';
import { ProblemDto } from '../../common/errors/index.js';
import { completeDocument } from './completion.js';
import { introduction } from './openapi-guide.js';
import { sortedByName, type OpenApiDocument } from './openapi-types.js';

export function documentOf(app: INestApplication): OpenApiDocument {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Afshoreh API')
    .setDescription(introduction)
    .setVersion('1.2.0')
    .addServer('/', 'The site that serves this document')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The `token` of `POST /api/admin/login`. It names a session that the server can end.',
      },
      'admin',
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description: 'A key of a program (`afs_live_…`), with the scope that is named.',
      },
      'apiKey',
    )
    .addCookieAuth(
      customerCookie.name,
      { type: 'apiKey', in: 'cookie', description: 'Set by `POST /api/auth/login`; HttpOnly, SameSite=Lax.' },
      'customer',
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, { extraModels: [ProblemDto] });
  return completeDocument(document as unknown as OpenApiDocument);
}

/** The text of `backend/openapi.json`: sorted, so that the order of imports has no effect. */
export function documentTextOf(app: INestApplication): string {
  const document = documentOf(app);
  const components = { ...document.components, schemas: sortedByName(document.components.schemas) };
  return JSON.stringify({ ...document, paths: sortedByName(document.paths), components });
}
