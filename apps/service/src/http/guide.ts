/** A guide of docs/guides, as the API pages show it. */
export interface Guide {
  readonly name: string;
  readonly title: string;
  /** Markdown without the title. */
  readonly text: string;
}
