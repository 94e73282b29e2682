import { Controller, Put, Query, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { IdParam } from '../common/http/index.js';
import { fileRefusals } from './file-parser.service.js';
import { MediaDto, ReplaceMediaBody, ReplaceMediaQuery } from './media.dto.js';
import { MediaAlreadyThere, MediaChangedMeanwhile, MediaKindDiffers, MediaNotFound } from './media.errors.js';
import { MediaReplaceService } from './media-replace.service.js';
import { ReceiveFile } from './receive-file.interceptor.js';
import { ReceivedFilePipe, type ReceivedFile } from './received-file.pipe.js';

@ApiTags('media')
@Controller('media/:id/file')
export class MediaReplaceController {
  constructor(private readonly replacements: MediaReplaceService) {}

  @Put()
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
}
