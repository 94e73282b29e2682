import { Body, Controller, Post, Req, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblem } from '../common/errors/index.js';
import { RateLimit } from '../common/http/index.js';
import { visitorSender } from '../common/sandbox/index.js';
import { fileRefusals, ReceivedFilePipe, receiveFileUpTo, type ReceivedFile } from '../media/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { copy } from './copy.js';
import { ApplicationFilesService } from './files/application-files.service.js';
import { ApplicationFileBody, ApplicationFileDto } from './files/seller-files.dto.js';
import { TooManyFilesWaiting } from './files/seller-files.errors.js';
import { SellerApplicationsService } from './seller-applications.service.js';
import { SendApplicationDto } from './seller-forms.dto.js';
import { ApplicationReceivedDto } from './sellers.dto.js';

const mostFileBytes = 10 * 1024 * 1024;

function thanks(): ApplicationReceivedDto {
  return { success: true, message: copy.applicationReceived };
}

@ApiTags('sellers')
@Controller('sellers/applications')
export class SellerApplicationsController {
  constructor(
    private readonly applications: SellerApplicationsService,
    private readonly files: ApplicationFilesService,
  ) {}

  @Post()
  @RateLimit(20, { seconds: 3600 })
  @Idempotent(thanks)
  @ApiOperation({
    operationId: 'applyAsSeller',
    summary: 'Ask to be listed as a seller; sent twice, it is one application',
  })
  @ApiCreatedResponse({ type: ApplicationReceivedDto })
  async apply(@Body() form: SendApplicationDto): Promise<ApplicationReceivedDto> {
    await this.applications.receive(form);
    return thanks();
  }

  @Post('files')
  @RateLimit(60, { seconds: 3600 })
  @UseInterceptors(receiveFileUpTo(mostFileBytes))
  @ApiOperation({
    operationId: 'uploadApplicationFile',
    summary: 'Send a picture or a PDF ahead of an application',
    description:
      'Checked by decoding; pictures are encoded anew. Nobody but admins can open it. The application names it by its ' +
      'token; without one it is removed after a day.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ApplicationFileBody })
  @ApiCreatedResponse({ type: ApplicationFileDto })
  @ApiProblem(TooManyFilesWaiting, ...fileRefusals)
  async upload(
    @UploadedFile(ReceivedFilePipe) file: ReceivedFile,
    @Req() { ip }: Request,
  ): Promise<ApplicationFileDto> {
    return ApplicationFileDto.of(await this.files.receive(file, visitorSender(ip)));
  }
}
