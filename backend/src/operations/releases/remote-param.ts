import { Injectable, type PipeTransform } from '@nestjs/common';
import { remotePattern } from '../../auth/index.js';
import { pathParam } from '../../common/http/index.js';
import { ReleaseNotFound } from './releases.errors.js';

/** Which remotes there are, the owners of paths say, whom the release program reads. What can be no name of one is a 404. */
@Injectable()
class RemotePipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!remotePattern.test(value)) throw new ReleaseNotFound(value);
    return value;
  }
}

export const RemoteParam = (): ParameterDecorator =>
  pathParam('remote', RemotePipe, { type: 'string', pattern: remotePattern.source, example: 'cart' }, ReleaseNotFound);
