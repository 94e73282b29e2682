import { ApiProperty } from '@nestjs/swagger';
import { Line, WholeNumber } from '../../common/validation/index.js';
import { feedKinds } from '../../records.js';
import { KindList, kindNames } from './change-fields.js';
import { changeTypes, type ChangeEvent, type ChangeType } from './change-event.entity.js';
import { recordEvents, type EventName } from './event-names.js';
import type { ChangesPage } from './change-feed.service.js';

const nameBySubject = new Map(feedKinds.map(({ name, feed }) => [name, feed.kind]));

export class ChangesQuery {
  @Line(1, 40, {
    emptyAs: 'missing',
    example: 'MC4w',
    description: 'The `cursor` of the last answer. Without it, no changes and the cursor of now',
  })
  since?: string;

  @KindList()
  kinds?: string;

  @WholeNumber(1, 1000, { description: 'Changes of an answer' })
  limit: number = 100;
}

export class ChangeDto {
  @ApiProperty({ enum: kindNames, enumName: 'ChangeKind', example: 'orders' }) kind: string;
  @ApiProperty({ type: 'integer', example: 1024 }) id: number;
  @ApiProperty({ enum: changeTypes, enumName: 'ChangeType', description: 'deleted: the record is gone' })
  type: ChangeType;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;

  @ApiProperty({
    enum: recordEvents,
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
