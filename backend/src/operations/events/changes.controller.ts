import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAdmin, mayCall, RoleInsufficient, type Admin } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { feedKinds } from '../../records.js';
import { ChangeFeed } from './change-feed.service.js';
import { ChangesDto, ChangesQuery } from './changes.dto.js';
import { ChangesExpired } from './changes.errors.js';

const description = [
  'To keep a copy in step: take the `cursor` of a call without `since`, then copy the lists, then repeat this call with the',
  'cursor of the last answer, at once while `hasMore` is true and otherwise after a pause. No change is skipped or',
  'repeated, and of one record they come in their order; what changed while you copied comes once more.',
  'A change names the record; read the record itself by its id. Several changes of one record are several rows.',
  'A product changes with its category, whose own change names the category only.',
  'Changes are kept for 90 days; an older `since` is a 410, after which you begin anew.',
].join(' ');

@ApiTags('changes')
@Controller('changes')
export class ChangesController {
  constructor(private readonly feed: ChangeFeed) {}

  @Get()
  @AdminOnly('history')
  @ApiOperation({ operationId: 'listChanges', summary: 'What changed since a cursor, the oldest first', description })
  @ApiOkResponse({ type: ChangesDto })
  @ApiProblem(ChangesExpired)
  async list(@Query() { since, kinds, limit }: ChangesQuery, @CurrentAdmin() admin: Admin): Promise<ChangesDto> {
    return ChangesDto.of(await this.feed.after(since, subjectsFor(admin, kinds), limit));
  }
}

/** @throws RoleInsufficient for a kind that the caller names and may not read */
function subjectsFor({ role }: Admin, kinds: string | undefined): string[] {
  const named = kinds?.split(',');
  const asked = feedKinds.filter(({ feed }) => named?.includes(feed.kind) ?? true);
  const readable = asked.filter(({ area }) => mayCall(role, area, 'GET'));
  if (named && readable.length < asked.length) throw new RoleInsufficient();
  return readable.map(({ name }) => name);
}
