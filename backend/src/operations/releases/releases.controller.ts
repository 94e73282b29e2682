import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAdmin, type Admin } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { RateLimit } from '../../common/http/index.js';
import { RemoteParam } from './remote-param.js';
import { ChangeReleaseDto, CreatePreviewDto, ReleasePreviewDto, ReleasesDto } from './releases.dto.js';
import {
  ReleaseChangedMeanwhile,
  ReleaseKeyMissing,
  ReleasePercentMissing,
  ReleaseProgramAway,
  ReleaseRefused,
  ReleaseVersionMissing,
} from './releases.errors.js';
import { ReleasesService } from './releases.service.js';

@ApiTags('releases')
@Controller('admin/releases')
export class ReleasesController {
  constructor(private readonly releases: ReleasesService) {}

  @Get()
  @AdminOnly('releases')
  @ApiOperation({
    operationId: 'getReleases',
    summary: 'The versions of the frontends, their history, and the owners of paths',
  })
  @ApiOkResponse({ type: ReleasesDto })
  @ApiProblem(ReleaseProgramAway, ReleaseRefused)
  get(): Promise<ReleasesDto> {
    return this.releases.all();
  }

  @Put(':remote')
  @AdminOnly('releases')
  @RateLimit(30, { seconds: 60 })
  @ApiOperation({
    operationId: 'changeRelease',
    summary: 'Promote a version, try it as a canary, end that, or roll back',
    description:
      'A version is run before it goes live, so this takes some seconds. It needs a key that signs releases of the remote on this server.',
  })
  @ApiOkResponse({ type: ReleasesDto })
  @ApiProblem(
    ReleaseVersionMissing,
    ReleasePercentMissing,
    ReleaseRefused,
    ReleaseChangedMeanwhile,
    ReleaseKeyMissing,
    ReleaseProgramAway,
  )
  change(
    @RemoteParam() remote: string,
    @Body() form: ChangeReleaseDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<ReleasesDto> {
    return this.releases.change(remote, form, admin);
  }

  @Post(':remote/previews')
  @AdminOnly('releases')
  @RateLimit(30, { seconds: 60 })
  @ApiOperation({
    operationId: 'createReleasePreview',
    summary: 'Make a link that shows a published version to the browsers that open it, on the live site',
  })
  @ApiCreatedResponse({ type: ReleasePreviewDto })
  @ApiProblem(ReleaseRefused, ReleaseProgramAway)
  preview(
    @RemoteParam() remote: string,
    @Body() form: CreatePreviewDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<ReleasePreviewDto> {
    return this.releases.preview(remote, form, admin);
  }
}
