/**
 * Runs in a store of a database of this browser, and answers once what it wrote is there for the next page too. Undefined
 * where the browser refuses: private windows and full discs cost only the keeping.
 */
export const inBrowserDatabase =
  (databaseName: string, storeName: string) =>
  async <Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> => {
    try {
      const database = await openDatabase(databaseName, storeName);
      try {
        const transaction = database.transaction(storeName, mode);
        const completed = completionOf(transaction);
        const [result] = await Promise.all([resultOf(act(transaction.objectStore(storeName))), completed]);
        return result;
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

/** A page that is left before takes back what its requests have written. */
function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The browser's database gave up"));
  });
}
