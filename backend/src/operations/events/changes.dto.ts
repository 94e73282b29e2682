import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Integer, Line, Text } from '../../common/validation/index.js';
import { feedKinds } from '../../records.js';
import { copy } from '../copy.js';
import { changeTypes, type ChangeEvent, type ChangeType } from './change-event.entity.js';
import { eventNames, type EventName } from './event-names.js';
import type { ChangesPage } from './change-feed.service.js';
import { Type } from 'class-transformer';

const kinds = feedKinds.map(({ feed }) => feed.kind);
const oneKind = `(${kinds.join('|')})`;
const listOfKinds = new RegExp(`^${oneKind}(,${oneKind})*$`);
const nameBySubject = new Map(feedKinds.map(({ name, feed }) => [name, feed.kind]));

export class ChangesQuery {
  @Line(1, 40, {
    emptyAs: 'missing',
    example: 'MC4w',
    description: 'The `cursor` of the last answer. Without it, no changes and the cursor of now',
  })
  since?: string;

  @Text(
    {
      most: 200,
      schema: { pattern: listOfKinds.source },
      checks: [Matches(listOfKinds, { message: copy.kindsWrong(kinds.join('، ')) })],
    },
    {
      emptyAs: 'missing',
      example: 'products,orders',
      description: `Of ${kinds.join(', ')}; without it, all that the caller may read`,
    },
  )
  kinds?: string;

  @Type(() => Number)
  @Integer(1, 1000, { description: 'Changes of an answer' })
  limit: number = 100;
}

export class ChangeDto {
  @ApiProperty({ enum: kinds, enumName: 'ChangeKind', example: 'orders' }) kind: string;
  @ApiProperty({ type: 'integer', example: 1024 }) id: number;
  @ApiProperty({ enum: changeTypes, enumName: 'ChangeType', description: 'deleted: the record is gone' })
  type: ChangeType;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;

  @ApiProperty({
    enum: eventNames,
    enumName: 'EventName',
    nullable: true,
    example: 'order.placed',
    description: 'What happened, when it has a name',
  })
  event: EventName | null;

  static of({ subject, subjectId: id, type, at, event }: ChangeEvent): ChangeDto {
    return { kind: nameBySubject.get(subject) ?? subject, id, type, at: at.toISOString(), event };
  }
}

export class ChangesDto {
  @ApiProperty({ type: [ChangeDto], description: 'The oldest first' }) changes: ChangeDto[];
  @ApiProperty({ example: 'MTAyNC4xNzk1NTA5MDAwMDAw', description: 'Send it as `since` of the next call' })
  cursor: string;
  @ApiProperty({ description: 'There are more changes already' }) hasMore: boolean;

  static of({ events, cursor, hasMore }: ChangesPage): ChangesDto {
    return { changes: events.map((event) => ChangeDto.of(event)), cursor, hasMore };
  }
}
