import { ChangedMeanwhile, DomainError, type FieldConflict, type FieldError } from '../common/errors/index.js';
import { copy, inUse, tooLarge } from './copy.js';

/** About the file of an upload; the sentence stands under it. */
abstract class FileRefused extends DomainError {
  override readonly errors: FieldError[];
  constructor(message: string, params?: Record<string, unknown>) {
    super(message, params);
    this.errors = [{ field: 'file', message }];
  }
}

export class MediaTypeUnsupported extends FileRefused {
  readonly code = 'media.type_unsupported';
  readonly status = 415;
  constructor() {
    super(copy.mediaTypeUnsupported);
  }
}

export class MediaDamaged extends FileRefused {
  readonly code = 'media.damaged';
  readonly status = 400;
  constructor(reason?: string) {
    super(copy.mediaDamaged, reason ? { reason } : {});
  }
}

export class MediaTooLarge extends FileRefused {
  readonly code = 'media.too_large';
  readonly status = 413;
  /** @param most bytes */
  constructor(most: number = 20 * 1024 * 1024) {
    super(tooLarge(Math.floor(most / 1024 / 1024)));
  }
}

export class MediaTooManyPixels extends FileRefused {
  readonly code = 'media.too_many_pixels';
  readonly status = 400;
  constructor() {
    super(copy.mediaTooManyPixels);
  }
}

export class PdfEncrypted extends FileRefused {
  readonly code = 'media.pdf_encrypted';
  readonly status = 400;
  constructor() {
    super(copy.pdfEncrypted);
  }
}

export class PdfWithScripts extends FileRefused {
  readonly code = 'media.pdf_with_scripts';
  readonly status = 400;
  constructor() {
    super(copy.pdfWithScripts);
  }
}

export class MediaKindDiffers extends FileRefused {
  readonly code = 'media.kind_differs';
  readonly status = 400;
  constructor() {
    super(copy.mediaKindDiffers);
  }
}

/** Another item has the very bytes that were to replace those of this one. */
export class MediaAlreadyThere extends FileRefused {
  readonly code = 'media.already_there';
  readonly status = 409;
  constructor() {
    super(copy.mediaAlreadyThere);
  }
}

export class MediaNotFound extends DomainError {
  readonly code = 'media.not_found';
  readonly status = 404;
  constructor(which: number | string) {
    super(copy.mediaNotFound, { which });
  }
}

export class MediaFileNotFound extends DomainError {
  readonly code = 'media.file_not_found';
  readonly status = 404;
  constructor(filename: string) {
    super(copy.mediaFileNotFound, { filename });
  }
}

export class MediaInUse extends DomainError {
  readonly code = 'media.in_use';
  readonly status = 409;
  override readonly errors: FieldError[];
  /** @param uses Persian names of the places: «محصول «کنسانتره سیب»» */
  constructor(uses: readonly string[] = []) {
    super(inUse(uses));
    this.errors = uses.map((message, index) => ({ field: `uses.${index}`, message }));
  }
}

export class MediaRangeNotSatisfiable extends DomainError {
  readonly code = 'media.range_not_satisfiable';
  readonly status = 416;
  constructor() {
    super(copy.mediaRangeNotSatisfiable);
  }
}

export class MediaChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'media.changed_meanwhile';
  constructor(id: number, conflicts?: FieldConflict[]) {
    super(copy.mediaChangedMeanwhile, { id }, conflicts);
  }
}
