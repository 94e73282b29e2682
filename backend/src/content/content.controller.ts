import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { PublicRead } from '../common/http/index.js';
import { validationPipe } from '../common/validation/index.js';
import {
  anyOf,
  ContentDto,
  saveDtos,
  sectionDtoOf,
  sectionDtos,
  SectionVersionDto,
  type SaveSectionDto,
  type SectionDto,
} from './content.dto.js';
import { SectionChangedMeanwhile, SectionVersionNotFound } from './content.errors.js';
import { ContentService } from './content.service.js';
import { SectionIdParam, VersionParam } from './section-params.js';
import type { SectionId } from './sections.js';

const anySection = anyOf(sectionDtos);

@ApiTags('content')
@ApiExtraModels(...Object.values(sectionDtos), ...Object.values(saveDtos))
@Controller('content')
export class ContentController {
  private readonly validation = validationPipe();

  constructor(private readonly content: ContentService) {}

  @Get()
  @PublicRead()
  @ApiOperation({ operationId: 'getContent', summary: 'The texts of the site by section' })
  @ApiOkResponse({ type: ContentDto })
  async list(): Promise<ContentDto> {
    return { sections: (await this.content.sections()).map(sectionDtoOf) };
  }

  @Put(':id')
  @AdminOnly('content')
  @ApiOperation({
    operationId: 'saveSection',
    summary: 'Save a section as a new version; missing fields keep their text',
  })
  @ApiBody({ schema: anyOf(saveDtos) })
  @ApiOkResponse({ schema: anySection })
  @ApiProblem(SectionChangedMeanwhile)
  async save(
    @SectionIdParam() id: SectionId,
    @Body() body: unknown,
    @CurrentAdmin() admin: Admin,
  ): Promise<SectionDto> {
    // The class of the body depends on the path, so the handler calls the validation pipe itself.
    const form = (await this.validation.transform(body ?? {}, {
      type: 'body',
      metatype: saveDtos[id],
    })) as SaveSectionDto;
    const { id: _same, version, ...fields } = form;
    const named = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined));
    return sectionDtoOf(await this.content.save(id, named, admin, version ?? undefined));
  }

  @Get(':id/versions')
  @AdminOnly('content')
  @ApiOperation({ operationId: 'listSectionVersions', summary: 'Every version of a section, the newest first' })
  @ApiOkResponse({ type: [SectionVersionDto] })
  async versions(@SectionIdParam() id: SectionId): Promise<SectionVersionDto[]> {
    return (await this.content.versions(id)).map((version) => SectionVersionDto.of(version));
  }

  @Post(':id/versions/:version/restore')
  @HttpCode(200)
  @AdminOnly('content')
  @ApiOperation({ operationId: 'restoreSectionVersion', summary: 'Make an old version the newest again' })
  @ApiOkResponse({ schema: anySection })
  @ApiProblem(SectionVersionNotFound, SectionChangedMeanwhile)
  async restore(
    @SectionIdParam() id: SectionId,
    @VersionParam() version: number,
    @CurrentAdmin() admin: Admin,
  ): Promise<SectionDto> {
    return sectionDtoOf(await this.content.restore(id, version, admin));
  }
}
