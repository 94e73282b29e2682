import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblem, ValidationFailed } from '../common/errors/index.js';
import { RateLimit } from '../common/http/index.js';
import { copy } from './copy.js';
import { SellerApplicationsService } from './seller-applications.service.js';
import { SellerApplicationDto } from './seller-forms.dto.js';
import { ApplicationReceivedDto } from './sellers.dto.js';

@ApiTags('sellers')
@Controller('sellers/applications')
export class SellerApplicationsController {
  constructor(private readonly applications: SellerApplicationsService) {}

  @Post()
  @RateLimit(20, { seconds: 3600 })
  @ApiOperation({
    operationId: 'applyAsSeller',
    summary: 'Ask to be listed as a seller; sent twice, it is one application',
  })
  @ApiCreatedResponse({ type: ApplicationReceivedDto })
  @ApiProblem(ValidationFailed)
  async apply(@Body() form: SellerApplicationDto): Promise<ApplicationReceivedDto> {
    await this.applications.receive(form);
    return { success: true, message: copy.applicationReceived };
  }
}
