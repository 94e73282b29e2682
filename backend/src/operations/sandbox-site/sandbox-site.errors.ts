import { defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

export class SandboxTakesNoFiles extends defineError(
  'operations.sandbox_takes_no_files',
  415,
  copy.sandboxTakesNoFiles,
  'The sandbox stores no files; switch it off, or start a copy of the site, to try an upload',
) {}
