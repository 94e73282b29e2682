const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i;

/**
 * Express' `trust proxy`: what `X-Forwarded-*` say is believed of the shell beside the API, and of nobody before it. The shell
 * has decided what of the proxies in front is true (`TRUST_PROXY`, decision 11) and names one client.
 */
export function shellOnly(address: string, hop: number): boolean {
  return hop === 0 && loopback.test(address);
}
