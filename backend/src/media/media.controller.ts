import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  Query,
  Res,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, ApiBody, ApiConsumes, ApiCreatedResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import {
  ApiCsv,
  ApiPage,
  IdParam,
  IfMatchVersion,
  sendCsv,
  mapPage,
  type Page,
  NoContent,
} from '../common/http/index.js';
import { mediaColumns } from './media.csv.js';
import {
  MediaCountsDto,
  MediaDto,
  MediaExportQuery,
  MediaQuery,
  MediaUseDto,
  RegisterMediaDto,
  UpdateMediaDto,
  ReplaceMediaBody,
  ReplaceMediaQuery,
  UploadMediaBody,
  UploadMediaDto,
} from './media.dto.js';
import {
  MediaChangedMeanwhile,
  MediaInUse,
  MediaNotFound,
  MediaAlreadyThere,
  MediaKindDiffers,
} from './media.errors.js';
import { MediaService } from './media.service.js';
import { fileRefusals } from './file-parser.service.js';
import { MediaReplaceService } from './media-replace.service.js';
import { ReceiveFile } from './receive-file.interceptor.js';
import { ReceivedFilePipe, type ReceivedFile } from './received-file.pipe.js';
import { MediaUploadService } from './media-upload.service.js';

@ApiTags('media')
@Controller('media')
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly replacements: MediaReplaceService,
    private readonly uploads: MediaUploadService,
  ) {}

  @Get()
  @AdminOnly('media')
  @ApiOperation({ operationId: 'listMedia', summary: 'Files of the library' })
  @ApiPage(MediaDto)
  list(@Query() query: MediaQuery): Promise<Page<MediaDto>> {
    return mapPage(this.media.list(query), (item) => MediaDto.of(item));
  }

  @Get('export')
  @AdminOnly('media')
  @ApiOperation({ operationId: 'exportMedia', summary: 'The files of the list as a CSV file, the oldest first' })
  @ApiCsv('One row per file')
  async export(@Query() query: MediaExportQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'media', mediaColumns, this.media.batches(query));
  }

  @Get('counts')
  @AdminOnly('media')
  @ApiOperation({ operationId: 'countMedia', summary: 'How many files each tab of the media screen has' })
  @ApiOkResponse({ type: MediaCountsDto })
  counts(): Promise<MediaCountsDto> {
    return this.media.counts();
  }

  @Post()
  @HttpCode(200)
  @AdminOnly('media')
  @ApiOperation({ operationId: 'registerMedia', summary: 'Name and tag a stored file by its address' })
  @ApiOkResponse({ type: MediaDto })
  @ApiProblem(MediaNotFound)
  async register(@Body() form: RegisterMediaDto, @CurrentAdmin() admin: Admin): Promise<MediaDto> {
    return MediaDto.of(await this.media.register(form, admin));
  }

  @Get(':id')
  @AdminOnly('media')
  @ApiOperation({ operationId: 'getMedia', summary: 'One file of the library' })
  @ApiOkResponse({ type: MediaDto })
  @ApiProblem(MediaNotFound)
  async get(@IdParam() id: number): Promise<MediaDto> {
    return MediaDto.of(await this.media.get(id));
  }

  @Get(':id/usages')
  @AdminOnly('media')
  @ApiOperation({ operationId: 'listMediaUsages', summary: 'What shows a file' })
  @ApiOkResponse({ type: [MediaUseDto] })
  @ApiProblem(MediaNotFound)
  async usages(@IdParam() id: number): Promise<MediaUseDto[]> {
    return (await this.media.uses(id)).map((use) => MediaUseDto.of(use));
  }

  @Put(':id')
  @AdminOnly('media')
  @ApiOperation({ operationId: 'updateMedia', summary: 'Change the display name and tags of a file' })
  @ApiOkResponse({ type: MediaDto })
  @ApiProblem(MediaNotFound, MediaChangedMeanwhile)
  async update(@IdParam() id: number, @Body() form: UpdateMediaDto, @CurrentAdmin() admin: Admin): Promise<MediaDto> {
    return MediaDto.of(await this.media.update(id, form, admin));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('media')
  @ApiOperation({ operationId: 'deleteMedia', summary: 'Remove a file that nothing shows, and its smaller copies' })
  @ApiProblem(MediaNotFound, MediaInUse)
  remove(@IdParam() id: number, @CurrentAdmin() admin: Admin, @IfMatchVersion() version: number | null): Promise<void> {
    return this.media.remove(id, admin, version);
  }

  @Put(':id/file')
  @AdminOnly('media')
  @UseInterceptors(ReceiveFile)
  @ApiOperation({
    operationId: 'replaceMediaFile',
    summary: 'Replace a file',
    description:
      'Id, name and tags stay. The address changes, because files are cached for ever: every record that shows the file ' +
      'gets the new address at once, and the old address redirects to it.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ReplaceMediaBody })
  @ApiOkResponse({ type: MediaDto })
  @ApiProblem(MediaKindDiffers, MediaNotFound, MediaChangedMeanwhile, MediaAlreadyThere, ...fileRefusals)
  async replace(
    @IdParam() id: number,
    @UploadedFile(ReceivedFilePipe) { bytes }: ReceivedFile,
    @Query() { version }: ReplaceMediaQuery,
    @CurrentAdmin() admin: Admin,
  ): Promise<MediaDto> {
    return MediaDto.of(await this.replacements.replace(id, { bytes, version }, admin));
  }

  @Post('upload')
  @AdminOnly('media')
  @UseInterceptors(ReceiveFile)
  @ApiOperation({
    operationId: 'uploadMedia',
    summary: 'Add a picture or a PDF',
    description:
      'Checked by decoding, never by name or type. Pictures lose their metadata, are re-encoded as WebP (at most 2560 pixels ' +
      'a side; of an animation the first frame) and get smaller copies. Bytes that the library has already: 200 with that ' +
      'file, to whose tags those of the upload are added.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadMediaBody })
  @ApiCreatedResponse({ type: MediaDto })
  @ApiOkResponse({ type: MediaDto, description: 'The library had these bytes' })
  @ApiProblem(...fileRefusals)
  async upload(
    @UploadedFile(ReceivedFilePipe) file: ReceivedFile,
    @Body() { tags = '' }: UploadMediaDto,
    @CurrentAdmin() admin: Admin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MediaDto> {
    const { item, isNew } = await this.uploads.add({ ...file, tags }, admin);
    response.status(isNew ? 201 : 200);
    return MediaDto.of(item);
  }
}
