import { Injectable } from '@nestjs/common';
import { FileTooComplex, TooManyRequests, Unavailable } from '../common/errors/index.js';
import { Sandbox, type Sandboxed, type Sender } from '../common/sandbox/index.js';
import {
  MediaDamaged,
  MediaTooLarge,
  MediaTooManyPixels,
  MediaTypeUnsupported,
  PdfEncrypted,
  PdfWithAttachments,
  PdfWithScripts,
} from './media.errors.js';
import { kindOf, type MediaType } from './media-type.js';
import type * as documentParser from './parsing/documents.js';
import type * as pictureParser from './parsing/pictures.js';
import type { Refusal } from './parsing/refusal.js';

/** A file that passed the checks: a picture that was encoded again, or a PDF that was read completely. */
export interface CheckedFile {
  type: MediaType;
  bytes: Buffer;
}

const documents: Sandboxed<typeof documentParser> = { url: () => import.meta.resolve('./parsing/documents.js') };
const pictures: Sandboxed<typeof pictureParser> = { url: () => import.meta.resolve('./parsing/pictures.js') };
/** Time limits in seconds. A valid file takes a tenth of them, even on a busy machine. */
const seconds = { document: 4, picture: 30, pictureWithCopies: 90 };

const refusals = {
  damaged: MediaDamaged,
  tooManyPixels: MediaTooManyPixels,
  encrypted: PdfEncrypted,
  scripts: PdfWithScripts,
  attachments: PdfWithAttachments,
} satisfies Record<Refusal['refused'], new (reason?: string) => Error>;

/** The errors with which an upload may be refused, for the API document. */
export const fileRefusals = [
  ...Object.values(refusals),
  MediaTooLarge,
  MediaTypeUnsupported,
  FileTooComplex,
  TooManyRequests,
  Unavailable,
] as const;

/** Parses uploads in the sandbox. Every method throws {@link fileRefusals}. */
@Injectable()
export class FileParser {
  constructor(private readonly sandbox: Sandbox) {}

  /** Checks a file in the same way as an upload to the library, without making smaller copies. */
  async check(bytes: Buffer, sender: Sender): Promise<CheckedFile> {
    const kind = kindOf(bytes);
    if (kind === null) throw new MediaTypeUnsupported();
    if (kind === 'pdf') {
      await this.checkPdf(bytes, sender);
      return { type: 'application/pdf', bytes };
    }
    const limits = { sender, seconds: seconds.picture };
    const picture = orRefused(await this.sandbox.run(pictures, 'reencodedPicture', [bytes], limits));
    return { type: 'image/webp', bytes: picture.bytes };
  }

  async checkPdf(bytes: Buffer, sender: Sender): Promise<void> {
    orRefused(await this.sandbox.run(documents, 'checkPdf', [bytes], { sender, seconds: seconds.document }));
  }

  /** Encodes the picture again and makes smaller copies. */
  async preparePicture(bytes: Buffer, sender: Sender): Promise<pictureParser.PreparedPicture> {
    const limits = { sender, seconds: seconds.pictureWithCopies };
    return orRefused(await this.sandbox.run(pictures, 'preparePicture', [bytes], limits));
  }
}

function orRefused<T extends object | null>(outcome: T | Refusal): Exclude<T, Refusal> {
  if (outcome !== null && 'refused' in outcome) throw new refusals[outcome.refused](outcome.reason);
  return outcome as Exclude<T, Refusal>;
}
