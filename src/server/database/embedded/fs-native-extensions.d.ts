declare module "fs-native-extensions" {
  /** Takes an exclusive lock of the operating system; it ends with the descriptor or the process. False when somebody else holds it. */
  export function tryLock(fd: number): boolean;
}
