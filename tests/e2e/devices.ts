/** A narrow window and a finger, for `test.use`. */
export const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 800 } };
