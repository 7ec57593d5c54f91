/** How long a person looks at what only stands in for something: then it is said, and they can try again. */
const timeoutMs = 8500;

/** Settles like the promise, but rejects once a person has waited long enough. A value that comes then is given to `onLate`. */
export function inTime<Value>(
  pending: Promise<Value>,
  onLate: (value: Value) => void,
  tooLate?: () => Error,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(tooLate?.());
      pending.then(onLate, reject);
    }, timeoutMs);
    pending.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
