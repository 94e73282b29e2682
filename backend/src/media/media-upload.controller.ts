import { Body, Controller, Post, Res, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { fileRefusals } from './file-parser.service.js';
import { MediaDto, UploadMediaBody, UploadMediaDto } from './media.dto.js';
import { MediaUploadService } from './media-upload.service.js';
import { ReceiveFile } from './receive-file.interceptor.js';
import { ReceivedFilePipe, type ReceivedFile } from './received-file.pipe.js';

@ApiTags('media')
@Controller('media/upload')
export class MediaUploadController {
  constructor(private readonly uploads: MediaUploadService) {}

  @Post()
  @AdminOnly('media')
  @UseInterceptors(ReceiveFile)
  @ApiOperation({
    operationId: 'uploadMedia',
    summary: 'Add a picture or a PDF',
    description:
      'Checked by decoding, never by name or type. Pictures are turned upright, lose their metadata, are re-encoded as ' +
      'WebP (at most 2560 pixels a side; of an animation the first frame) and get smaller copies. Bytes that the library ' +
      'has already are not stored again: 200 with that file, to whose tags those of the upload are added.',
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
