export class OwnRedis {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}
