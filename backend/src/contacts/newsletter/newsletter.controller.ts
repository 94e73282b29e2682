import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ValidationFailed } from '../../common/errors/index.js';
import { RateLimit } from '../../common/http/index.js';
import { copy } from '../copy.js';
import { NewsletterAnswerDto, SubscribeDto, UnsubscribeDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('newsletter')
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @HttpCode(200)
  @RateLimit(60, { seconds: 3600 })
  @ApiOperation({
    operationId: 'subscribeNewsletter',
    summary: 'Subscribe an e-mail address; one that is already subscribed gets the same response',
  })
  @ApiOkResponse({ type: NewsletterAnswerDto })
  async subscribe(@Body() { email }: SubscribeDto): Promise<NewsletterAnswerDto> {
    await this.newsletter.subscribe(email);
    return { success: true, message: copy.subscribed };
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'unsubscribeNewsletter',
    summary: 'Unsubscribe; unknown tokens and repetitions get the same response',
    description:
      'The token is in the body, or in the address for the one-click links of mail programs (RFC 8058), whose form is ' +
      'ignored. A GET does nothing, so that programs that follow links automatically unsubscribe nobody.',
  })
  @ApiBody({ type: UnsubscribeDto, required: false })
  @ApiOkResponse({ type: NewsletterAnswerDto })
  async unsubscribe(@Body() body: UnsubscribeDto, @Query() query: UnsubscribeDto): Promise<NewsletterAnswerDto> {
    const token = body.token || query.token;
    if (!token) throw new ValidationFailed([{ field: 'token', message: copy.tokenMissing }]);
    await this.newsletter.unsubscribe(token);
    return { success: true, message: copy.unsubscribed };
  }
}
