import { Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../../auth/index.js';
import { ApiProblem, Unavailable } from '../../common/errors/index.js';
import { IdParam } from '../../common/http/index.js';
import { SellerNotFound } from '../sellers.errors.js';
import { SellerFileDto } from './seller-files.dto.js';
import { SellerFileNotFound } from './seller-files.errors.js';
import { SellerFilesService } from './seller-files.service.js';

@ApiTags('sellers')
@Controller('sellers/:id/files')
export class SellerFilesController {
  constructor(private readonly files: SellerFilesService) {}

  @Get()
  @AdminOnly('sellers')
  @ApiOperation({ operationId: 'listSellerFiles', summary: 'What came with the application of a seller' })
  @ApiOkResponse({ type: [SellerFileDto] })
  @ApiProblem(SellerNotFound)
  async list(@IdParam() id: number): Promise<SellerFileDto[]> {
    return (await this.files.list(id)).map((file) => SellerFileDto.of(file));
  }

  @Get(':fileId')
  @AdminOnly('sellers')
  @ApiOperation({ operationId: 'getSellerFile', summary: 'The bytes of a file that came with an application' })
  @ApiProduces('image/webp', 'application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(SellerFileNotFound, Unavailable)
  async get(@IdParam() id: number, @IdParam('fileId') fileId: number, @Res() response: Response): Promise<void> {
    const { file, bytes } = await this.files.open(id, fileId);
    response.set({
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.originalFilename)}`,
      'Cache-Control': 'no-store',
      // Opened as a page of its own, the file must not run scripts.
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(bytes);
  }

  @Post(':fileId/media')
  @HttpCode(200)
  @AdminOnly('sellers')
  @ApiOperation({
    operationId: 'addSellerFileToMedia',
    summary: 'Put a file of an application into the media library',
    description: 'From there on it is public; a picture becomes one of the seller’s. Sent twice, it is stored once.',
  })
  @ApiOkResponse({ type: SellerFileDto })
  @ApiProblem(SellerFileNotFound, Unavailable)
  async publish(
    @IdParam() id: number,
    @IdParam('fileId') fileId: number,
    @CurrentAdmin() admin: Admin,
  ): Promise<SellerFileDto> {
    return SellerFileDto.of(await this.files.publish(id, fileId, admin));
  }
}
