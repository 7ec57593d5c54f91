/** Settles like the promise, but rejects once a person has waited for so many milliseconds. A value that comes then is given to `onLate`. */
export function inTime<Value>(
  waitMs: number,
  pending: Promise<Value>,
  onLate: (value: Value) => void,
  tooLate?: () => Error,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(tooLate?.());
      pending.then(onLate, reject);
    }, waitMs);
    pending.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
