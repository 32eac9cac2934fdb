/** Runs in a store of a database of this browser. Undefined where the browser refuses: private windows and full discs cost only the keeping. */
export const inBrowserDatabase =
  (databaseName: string, storeName: string) =>
  async <Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> => {
    try {
      const database = await openDatabase(databaseName, storeName);
      try {
        return await resultOf(act(database.transaction(storeName, mode).objectStore(storeName)));
      } finally {
        database.close();
      }
    } catch {
      return undefined;
    }
  };

/** What a person last saw. */
export const inKeptData = inBrowserDatabase("forthright-seen", "state");

function openDatabase(databaseName: string, storeName: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  return resultOf(opening);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's database refused"));
  });
}
