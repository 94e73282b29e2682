import { Injectable, type PipeTransform } from '@nestjs/common';
import { ValidationFailed } from '../common/errors/index.js';
import { copy } from './copy.js';
import { originalFilenameOf } from './original-filename.js';

/** The file of an upload as it came. */
export interface ReceivedFile {
  bytes: Buffer;
  originalFilename: string;
}

/** What multer read, without what the sender says of it but its name; a body without a file is refused. */
@Injectable()
export class ReceivedFilePipe implements PipeTransform<Express.Multer.File | undefined, ReceivedFile> {
  transform(file: Express.Multer.File | undefined): ReceivedFile {
    if (!file) throw new ValidationFailed([{ field: 'file', message: copy.fileMissing }]);
    if (file.size === 0) throw new ValidationFailed([{ field: 'file', message: copy.fileEmpty }]);
    return { bytes: file.buffer, originalFilename: originalFilenameOf(file.originalname) };
  }
}
