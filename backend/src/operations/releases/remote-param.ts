import { Injectable, type PipeTransform } from '@nestjs/common';
import { pathParam } from '../../common/http/index.js';
import { copy } from '../copy.js';
import { ReleaseNotFound } from './releases.errors.js';

const remotes = Object.keys(copy.releases.remotes);

/** An unknown remote is a 404. */
@Injectable()
class RemotePipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!remotes.includes(value)) throw new ReleaseNotFound(value);
    return value;
  }
}

export const RemoteParam = (): ParameterDecorator =>
  pathParam('remote', RemotePipe, { type: 'string', enum: remotes }, ReleaseNotFound);
