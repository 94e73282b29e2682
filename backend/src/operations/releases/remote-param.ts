import { Injectable, type PipeTransform } from '@nestjs/common';
import { pathParam } from '../../common/http/index.js';
import { ReleaseNotFound } from './releases.errors.js';

const form = /^[a-z][a-z0-9]{1,19}$/;

/** Which remotes there are, the owners of paths say, whom the release program reads. What can be no name of one is a 404. */
@Injectable()
class RemotePipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!form.test(value)) throw new ReleaseNotFound(value);
    return value;
  }
}

export const RemoteParam = (): ParameterDecorator =>
  pathParam('remote', RemotePipe, { type: 'string', pattern: form.source, example: 'cart' }, ReleaseNotFound);
