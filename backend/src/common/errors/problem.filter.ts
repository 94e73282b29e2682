import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { logger } from '../http/logger.js';
import type { ApiRequest } from '../http/request-log.js';
import { domainErrorOf } from './problem.js';
import { sendProblem } from './send-problem.js';

/** The only place that turns an error into a response. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  /** @param sent called with the code of each problem */
  constructor(private readonly sent: (code: string) => void = () => undefined) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const requestId = http.getRequest<ApiRequest>().id ?? '';
    const error = domainErrorOf(thrown);
    if (error.status >= 500) logger.error({ requestId, err: thrown }, 'request failed');
    sendProblem(response, error, requestId);
    this.sent(error.code);
  }
}
