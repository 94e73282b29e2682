import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { memoryStorage, MulterError } from 'multer';
import type { Observable } from 'rxjs';
import { MalformedRequest, UnsupportedBody, ValidationFailed } from '../common/errors/index.js';
import { copy } from './copy.js';
import { MediaTooLarge } from './media.errors.js';

/** Of any file; a picture may have less. */
const mostBytes = 20 * 1024 * 1024;
/** What a body may have beside the file: boundaries, headers, tags. */
const mostOverhead = 64 * 1024;

/** An interceptor that reads the multipart body of an upload into memory; a file of more than `most` bytes is refused. */
export function receiveFileUpTo(most: number): Type<NestInterceptor> {
  const receive = multer({
    storage: memoryStorage(),
    // Browsers send names as UTF-8 and say nothing of it.
    defParamCharset: 'utf8',
    limits: { fileSize: most, files: 1, fields: 5, parts: 6, fieldSize: 4 * 1024, fieldNameSize: 100 },
  }).single('file');

  @Injectable()
  class ReceivesFile implements NestInterceptor {
    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
      if (!request.is('multipart/form-data')) throw new UnsupportedBody();
      if (Number(request.headers['content-length'] ?? 0) > most + mostOverhead) {
        // The rest of it is not waited for.
        response.setHeader('Connection', 'close');
        throw new MediaTooLarge(most);
      }
      await new Promise<void>((resolve, reject) => {
        receive(request, response, (error: unknown) => (error ? reject(refusalOf(error, most)) : resolve()));
      });
      return next.handle();
    }
  }
  return ReceivesFile;
}

/** Of admins. Guards run before it: strangers' bodies are not read. */
export const ReceiveFile = receiveFileUpTo(mostBytes);

function refusalOf(error: unknown, most: number): Error {
  if (!(error instanceof MulterError)) return new MalformedRequest();
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return new MediaTooLarge(most);
    case 'LIMIT_FILE_COUNT':
    case 'LIMIT_UNEXPECTED_FILE':
      return new ValidationFailed([{ field: 'file', message: copy.oneFileOnly }]);
    case 'LIMIT_FIELD_VALUE':
      return new ValidationFailed([{ field: error.field ?? 'tags', message: copy.valueTooLong }]);
    default:
      return new MalformedRequest();
  }
}
