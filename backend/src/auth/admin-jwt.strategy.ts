import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { adminAudience, AdminSessionsService, type AdminTokenPayload } from './admin-sessions.service.js';
import type { Admin } from './admin.js';
import { JwtSecret } from './jwt-secret.js';

/** Reads the Bearer token and finds its session. For any invalid token the result is `false`, without a reason. */
@Injectable()
export class AdminJwtStrategy extends PassportStrategy(Strategy, 'admin') {
  constructor(
    private readonly sessions: AdminSessionsService,
    secret: JwtSecret,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      algorithms: ['HS256'],
      audience: adminAudience,
      passReqToCallback: true,
      secretOrKeyProvider: (_request, _token, done) => {
        secret.get().then(
          // The library accepts a key object; only its types expect text.
          (key) => done(null, key as unknown as Buffer),
          (error: unknown) => done(error),
        );
      },
    });
  }

  async validate(request: Request, payload: AdminTokenPayload): Promise<Admin | false> {
    // Requests that a page sends by itself do not show that a person is present.
    const isByPerson = request.headers['x-background'] !== '1';
    return (await this.sessions.use(payload, { isByPerson })) ?? false;
  }
}
