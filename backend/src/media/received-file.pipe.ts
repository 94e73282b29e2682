import { Injectable, type PipeTransform } from '@nestjs/common';
import { ValidationFailed } from '../common/errors/index.js';
import { copy } from './copy.js';
import { originalFilenameOf } from './original-filename.js';

/** The file of an upload as it was sent. */
export interface ReceivedFile {
  bytes: Buffer;
  originalFilename: string;
}

/** The file that multer received, without the type that the sender declared. Refuses a body without a file. */
@Injectable()
export class ReceivedFilePipe implements PipeTransform<Express.Multer.File | undefined, ReceivedFile> {
  transform(file: Express.Multer.File | undefined): ReceivedFile {
    if (!file) throw new ValidationFailed([{ field: 'file', message: copy.fileMissing }]);
    if (file.size === 0) throw new ValidationFailed([{ field: 'file', message: copy.fileEmpty }]);
    return { bytes: file.buffer, originalFilename: originalFilenameOf(file.originalname) };
  }
}
