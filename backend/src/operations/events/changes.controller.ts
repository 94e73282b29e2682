import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AdminOnly,
  CurrentCaller,
  mayCall,
  PersonNeeded,
  RoleInsufficient,
  ScopeMissing,
  scopesFor,
  type Area,
  type Caller,
} from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { feedKinds } from '../../records.js';
import { ChangeFeed } from './change-feed.service.js';
import { ChangesDto, ChangesQuery } from './changes.dto.js';
import { ChangesExpired } from './changes.errors.js';

const description = [
  'To keep a copy in step: take the `cursor` of a call without `since`, then copy the lists, then repeat this call with the',
  'cursor of the last answer, at once while `hasMore` is true. No change is skipped or repeated, and those of one record come',
  'in their order; what changed while you copied comes once more. A change names the record; read it by its id.',
  'A product changes with its category. Changes are kept for 90 days; after the 410 of an older `since` begin anew.',
].join(' ');

@ApiTags('changes')
@Controller('changes')
export class ChangesController {
  constructor(private readonly feed: ChangeFeed) {}

  @Get()
  @AdminOnly('changes')
  @ApiOperation({ operationId: 'listChanges', summary: 'What changed since a cursor, the oldest first', description })
  @ApiOkResponse({ type: ChangesDto })
  @ApiProblem(ChangesExpired)
  async list(@Query() { since, kinds, limit }: ChangesQuery, @CurrentCaller() caller: Caller): Promise<ChangesDto> {
    return ChangesDto.of(await this.feed.after(since, subjectsFor(caller, kinds), limit));
  }
}

/** @throws RoleInsufficient, or ScopeMissing for a key, when the caller names a kind that it may not read */
function subjectsFor(caller: Caller, kinds: string | undefined): string[] {
  const named = kinds?.split(',');
  const asked = feedKinds.filter(({ feed }) => named?.includes(feed.kind) ?? true);
  const refused = asked.find(({ area }) => !mayCall(caller, area, 'GET'));
  if (named && refused) throw refusalOf(caller, refused.area);
  return asked.filter(({ area }) => mayCall(caller, area, 'GET')).map(({ name }) => name);
}

function refusalOf({ scopes }: Caller, area: Area): Error {
  if (!scopes) return new RoleInsufficient();
  const [scope] = scopesFor(area, 'read');
  return scope ? new ScopeMissing(scope) : new PersonNeeded();
}
