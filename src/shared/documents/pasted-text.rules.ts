/** Characters. Shorter is a heading and no posting; longer is several. */
export const pastedTextLimits = { min: 80, max: 30_000 };
