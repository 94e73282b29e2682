import { Controller, Get, HttpCode, Post, UploadedFiles, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentCaller, type Caller } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { MediaTooLarge, receiveFilesUpTo } from '../../media/index.js';
import { PublicationGuard } from './publication.guard.js';
import { PublicationsService } from './publications.service.js';
import { PublishedReleaseDto, ReleaseRecordDto } from './releases.dto.js';
import { ReleaseChangedMeanwhile, ReleaseFilesWrong, ReleaseProgramAway, ReleaseRefused } from './releases.errors.js';
import { RemoteParam } from './remote-param.js';

const megabyte = 1024 * 1024;
/** All files of a build together. The shell in front of the API and its proxy take no longer bodies. */
const mostBytes = 20 * megabyte;
const mostFiles = 2_000;
/** Each of them is in memory until its files are stored, and the API runs with a small heap. */
const mostAtOnce = 2;

const file = { type: 'string', format: 'binary' } as const;

/** For teams that publish without the store of releases; `npm run release` makes these calls. */
@ApiTags('releases')
@Controller('admin/releases/:remote')
export class PublicationsController {
  constructor(private readonly publications: PublicationsService) {}

  @Get('record')
  @AdminOnly('publishing')
  @ApiOperation({
    operationId: 'getReleaseRecord',
    summary: 'What was published of a frontend and what is live, signed',
  })
  @ApiOkResponse({ type: ReleaseRecordDto })
  async record(@RemoteParam() remote: string, @CurrentCaller() caller: Caller): Promise<ReleaseRecordDto> {
    return { record: await this.publications.record(remote, caller) };
  }

  @Post('versions')
  @HttpCode(200)
  // Above the guard that finds the caller, because guards run from the lowest decorator to the highest.
  @UseGuards(PublicationGuard)
  @AdminOnly('publishing')
  @UseInterceptors(receiveFilesUpTo(mostBytes, mostFiles, mostAtOnce))
  @ApiOperation({
    operationId: 'publishRelease',
    summary: 'Store a version that its team has built and signed; nothing goes live',
    description: 'A part for each file, named by its path; `record.json` is the signed record with this publication.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { 'release.json': file }, additionalProperties: file } })
  @ApiOkResponse({ type: PublishedReleaseDto })
  @ApiProblem(ReleaseFilesWrong, MediaTooLarge, ReleaseRefused, ReleaseChangedMeanwhile, ReleaseProgramAway)
  publish(
    @RemoteParam() remote: string,
    @UploadedFiles() files: Express.Multer.File[] | undefined,
    @CurrentCaller() caller: Caller,
  ): Promise<PublishedReleaseDto> {
    return this.publications.publish(remote, files ?? [], caller);
  }
}
