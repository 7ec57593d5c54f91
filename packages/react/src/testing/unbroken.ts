const dates =
  /\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

/** A text with its English dates as they are written: a line does not break between a day and its month. */
export const unbroken = (text: string): string => text.replaceAll(dates, "$1\u00a0$2");

/** A text as it is read: whether a line may break in it is not seen. */
export const asRead = (text: string | null | undefined): string | undefined =>
  text?.replaceAll("\u00a0", " ");
