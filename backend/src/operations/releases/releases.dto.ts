import { ApiProperty } from '@nestjs/swagger';
import { Choice, Code, Integer, Line } from '../../common/validation/index.js';

const version = { type: String, example: '9f86d081884c7d65' } as const;
const instant = { type: String, format: 'date-time', example: '2026-11-21T08:00:00.000Z' } as const;
const versionForm = /^[0-9A-Za-z._-]+$/;

export const releaseActions = ['promote', 'canary', 'endCanary', 'rollback'] as const;
export type ReleaseAction = (typeof releaseActions)[number];

export class ChangeReleaseDto {
  @Choice(releaseActions, { enumName: 'ReleaseAction', example: 'canary' }) action: ReleaseAction;

  @Code(64, versionForm, { optional: true, label: 'نسخه', example: version.example, description: 'To promote or try' })
  releaseVersion?: string;

  @Integer(1, 99, { optional: true, label: 'سهم بازدیدکنندگان', example: 10, description: 'Of visitors; for a canary' })
  percent?: number;

  @Integer(0, Number.MAX_SAFE_INTEGER, {
    example: 1_764_000_000_000,
    description: 'The serial that was read: with another one nothing is changed',
  })
  serial: number;

  @Line(0, 200, { optional: true, label: 'دلیل', example: 'خطای سبد خرید' }) reason?: string;
}

export class CreatePreviewDto {
  @Code(64, versionForm, { label: 'نسخه', example: version.example }) releaseVersion: string;
  @Integer(1, 168, { label: 'اعتبار (ساعت)', example: 24 }) hours: number;
}

export class ReleaseRecordDto {
  @ApiProperty({ type: String, example: '{"serial":1764000000000}', description: 'The signed file' }) record: string;
}

export class PublishedReleaseDto {
  @ApiProperty(version) version: string;
  @ApiProperty({ type: Boolean, example: true, description: 'false: it was complete already' }) isNew: boolean;
}

export class ReleasePreviewDto {
  @ApiProperty({ type: String, example: 'http://localhost:8080/preview/…' }) address: string;
}

export class ReleaseEventDto {
  @ApiProperty(version) version: string;
  @ApiProperty({ type: String, example: 'promote' }) action: string;
  @ApiProperty(instant) at: string;
  @ApiProperty({ type: String, example: 'sara@laptop' }) by: string;
  @ApiProperty({ type: 'integer', nullable: true, example: 10 }) percent: number | null;
  @ApiProperty({ type: String, nullable: true, example: '0123456789abcdef' }) commit: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'خطای سبد خرید' }) reason: string | null;
}

export class PublishedVersionDto {
  @ApiProperty(version) version: string;
  @ApiProperty({ type: 'integer', example: 90, description: 'The percentage of visitors who get it' }) percent: number;
  @ApiProperty({ type: Boolean, example: false }) rolledBack: boolean;
  @ApiProperty({ ...instant, nullable: true }) since: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'sara@laptop' }) by: string | null;
  @ApiProperty({ type: String, nullable: true, example: '0123456789abcdef' }) commit: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'main' }) branch: string | null;

  @ApiProperty({ type: [String], example: [], description: 'Why it does not fit the shell and the other remotes' })
  misfits: string[];
}

export class RemoteReleasesDto {
  @ApiProperty({ type: String, example: 'cart' }) remote: string;
  @ApiProperty({ type: 'integer', example: 1_764_000_000_000 }) serial: number;
  @ApiProperty({ type: Boolean, example: true, description: 'Whether this server has a key that signs its releases' })
  canSign: boolean;

  @ApiProperty({ type: [PublishedVersionDto], description: 'The live version first, then its canary' })
  versions: PublishedVersionDto[];

  @ApiProperty({ ...version, nullable: true, description: 'What a rollback returns to' }) previous: string | null;

  @ApiProperty({ type: [ReleaseEventDto], description: 'The newest first, 100 at most' }) history: ReleaseEventDto[];
}

export class PathOwnerDto {
  @ApiProperty({ type: String, example: '/cart' }) path: string;
  @ApiProperty({ type: String, example: 'cart' }) remote: string;
  @ApiProperty({ ...instant, nullable: true }) at: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'sara@laptop' }) by: string | null;
}

export class CompatibilityRowDto {
  @ApiProperty({ type: String, example: 'cart' }) remote: string;
  @ApiProperty(version) version: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    example: [[]],
    description: 'For each shell why it does not fit, or what was broken when it ran there; none when it works',
  })
  misfits: string[][];

  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'date-time', nullable: true },
    example: [instant.example],
    description: 'For each shell when it ran there last; null when it never did, or does not fit',
  })
  ranAt: (string | null)[];
}

export class CompatibilityDto {
  @ApiProperty({ type: [String], example: ['9f86d081884c7d65'], description: 'The shell of now, and the one before' })
  shells: string[];

  @ApiProperty({ type: [CompatibilityRowDto], description: 'The last three published versions of each remote' })
  rows: CompatibilityRowDto[];
}

export class ReleasesDto {
  @ApiProperty({ ...version, nullable: true, description: 'Of the shell that was started last' }) shell: string | null;
  @ApiProperty({ type: [RemoteReleasesDto] }) remotes: RemoteReleasesDto[];
  @ApiProperty({ type: CompatibilityDto }) compatibility: CompatibilityDto;
  @ApiProperty({ type: [PathOwnerDto], description: 'Who may have pages where; the longest path counts' })
  owners: PathOwnerDto[];
}
