/** Tells people from programs. The client says by `GET /api/config` which kind it has to solve. */
export interface Captcha {
  /** True once for the token of a solved captcha. */
  verify(token: string): Promise<boolean>;
}
