import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentCustomer, CustomerOnly, type Customer } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { RateLimit } from '../../common/http/index.js';
import { SpecificationChangedMeanwhile } from '../account.errors.js';
import { BuyerSpecificationDto, SaveBuyerSpecificationDto } from './buyer-specification.dto.js';
import { BuyerSpecificationsService } from './buyer-specifications.service.js';

@ApiTags('customer account')
@Controller('account/specification')
export class BuyerSpecificationController {
  constructor(private readonly specifications: BuyerSpecificationsService) {}

  @Get()
  @CustomerOnly()
  @ApiOperation({ operationId: 'getMySpecification', summary: 'The limits that the customer wants products to keep' })
  @ApiOkResponse({ type: BuyerSpecificationDto })
  async get(@CurrentCustomer() customer: Customer): Promise<BuyerSpecificationDto> {
    return BuyerSpecificationDto.of(await this.specifications.get(customer));
  }

  @Put()
  @CustomerOnly()
  @RateLimit(300, { seconds: 900 })
  @ApiOperation({
    operationId: 'saveMySpecification',
    summary: 'Replace the limits that the customer wants products to keep',
    description: 'Families and parameters that the catalogue no longer has are kept, so that a removal loses nothing.',
  })
  @ApiOkResponse({ type: BuyerSpecificationDto })
  @ApiProblem(SpecificationChangedMeanwhile)
  async save(
    @Body() form: SaveBuyerSpecificationDto,
    @CurrentCustomer() customer: Customer,
  ): Promise<BuyerSpecificationDto> {
    return BuyerSpecificationDto.of(await this.specifications.save(customer, form));
  }
}
