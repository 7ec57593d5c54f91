/** A message with values: its English text has a `{{name}}` for each. */
export interface MessageTemplate {
  readonly text: string;
  readonly values: Readonly<Record<string, string | number>>;
}

const templates = new Map<string, MessageTemplate>();

/** Words a schema's message with values, and remembers how it was made, so that it can be said in other languages. */
export function messageWith(text: string, values: MessageTemplate["values"]): string {
  const message = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  templates.set(message, { text, values });
  return message;
}

/** Returns how a schema's message was made; undefined for one without values. */
export function messageTemplate(message: string): MessageTemplate | undefined {
  return templates.get(message);
}
