// Loads something once, when it is first wanted; where that failed it is tried again.

export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | null = null;
  return () => {
    if (!promise) {
      promise = load();
      promise.catch(() => (promise = null));
    }
    return promise;
  };
}
