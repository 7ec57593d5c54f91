/** ISO times, each made once a millisecond: writing a date costs more than asking a clock. */
export function isoTimes(): (milliseconds: number) => string {
  let last = Number.NaN;
  let text = "";
  return (milliseconds) => {
    if (milliseconds !== last) {
      last = milliseconds;
      text = new Date(milliseconds).toISOString();
    }
    return text;
  };
}
