/** Where generated files lie. A key is a relative path of plain segments, e.g. "documents/<user>/<id>.pdf". */
export interface FileStorage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** Removes every file whose key starts with the prefix. */
  removeUnder(prefix: string): Promise<void>;
  /** Of every file that is there; what is stored or removed meanwhile may be among them or not. */
  keys(): AsyncIterable<string>;
}

const plainKey = /^[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*$/;

/** Refuses keys that could leave the store's folder or mean different things to different stores. */
export function requirePlainKey(key: string): string {
  if (!plainKey.test(key)) throw new Error("A file key holds letters, digits, '-', '_', '.' and '/' only.");
  return key;
}
