import { networkOf } from '@afshoreh/config';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor, type Type } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import multer, { memoryStorage, MulterError } from 'multer';
import { finalize, type Observable } from 'rxjs';
import { MalformedRequest, TooManyRequests, UnsupportedBody, ValidationFailed } from '../common/errors/index.js';
import { copy } from './copy.js';
import { MediaTooLarge } from './media.errors.js';

/** The limit for any file. The limit for pictures is lower. */
const mostBytes = 20 * 1024 * 1024;
/** Room in the body for everything besides the file: boundaries, headers, tags. */
const mostOverhead = 64 * 1024;

/** Limits on the uploads of one operation that run at the same time, because each upload is in memory completely. */
interface UploadsAtOnce {
  inAll: number;
  /** How many places one network may have when so many are free. */
  ofOneNetwork: (free: number) => number;
}

/**
 * For uploads of one file. The fewer places are free, the fewer places one network may take. The last places are for
 * networks that have no upload running, so that a few networks with slow uploads cannot block the others.
 */
const singleFiles: UploadsAtOnce = { inAll: 32, ofOneNetwork: (free) => Math.min(4, Math.ceil(free / 4)) };
const retryAfterSeconds = 10;

/** An interceptor that reads the multipart body of an upload into memory; a file of more than `most` bytes is refused. */
export function receiveFileUpTo(most: number): Type<NestInterceptor> {
  const limits = { fileSize: most, files: 1, fields: 5, parts: 6, fieldSize: 4 * 1024, fieldNameSize: 100 };
  return receivesUpTo({
    bytes: most,
    overhead: mostOverhead,
    read: withLimits(limits).single('file'),
    atOnce: singleFiles,
  });
}

/**
 * Likewise for at most `files` files, which are named by their fields and have `most` bytes together. `inAll` such uploads
 * may run at the same time, from any network.
 */
export function receiveFilesUpTo(most: number, files: number, inAll: number): Type<NestInterceptor> {
  const limits = { fileSize: most, files, fields: 0, parts: files, fieldNameSize: 500 };
  return receivesUpTo({
    bytes: most,
    overhead: mostOverhead + files * 200,
    read: withLimits(limits).any(),
    atOnce: { inAll, ofOneNetwork: () => inAll },
    announced: true,
  });
}

function withLimits(limits: multer.Options['limits']): multer.Multer {
  // Browsers send names in UTF-8 without declaring it.
  return multer({ storage: memoryStorage(), defParamCharset: 'utf8', limits });
}

interface Upload {
  bytes: number;
  /** Room in the body for everything besides the files. */
  overhead: number;
  read: RequestHandler;
  atOnce: UploadsAtOnce;
  /** Without the length of the body nothing would limit what several files have together. */
  announced?: boolean;
}

function receivesUpTo({ bytes, overhead, read, atOnce, announced }: Upload): Type<NestInterceptor> {
  @Injectable()
  class ReceivesFile implements NestInterceptor {
    /** The network of each upload in progress. */
    private readonly underWay: string[] = [];

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<Request>();
      const response = http.getResponse<Response>();
      if (!request.is('multipart/form-data')) throw new UnsupportedBody();
      if (Number(request.headers['content-length'] ?? (announced ? Infinity : 0)) > bytes + overhead) {
        // The server does not wait for the rest of the body.
        response.setHeader('Connection', 'close');
        throw new MediaTooLarge(bytes);
      }
      const freePlace = this.takePlace(networkOf(request.ip));
      try {
        await new Promise<void>((resolve, reject) => {
          read(request, response, (error: unknown) => (error ? reject(refusalOf(error, bytes)) : resolve()));
        });
      } catch (error) {
        freePlace();
        throw error;
      }
      return next.handle().pipe(finalize(freePlace));
    }

    /** Takes a place for an upload. Returns the function that frees it. */
    private takePlace(network: string): () => void {
      const free = atOnce.inAll - this.underWay.length;
      const own = this.underWay.filter((each) => each === network);
      if (free === 0 || own.length >= atOnce.ofOneNetwork(free)) throw new TooManyRequests(retryAfterSeconds);
      this.underWay.push(network);
      return () => void this.underWay.splice(this.underWay.indexOf(network), 1);
    }
  }
  return ReceivesFile;
}

/** For uploads of admins. Guards run first, so the bodies of strangers are not read. */
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
