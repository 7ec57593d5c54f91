// What templates of frameworks may set on an element.

/** Members that are called or read, not set. */
type Fixed =
  | "renew"
  | "signOut"
  | "form"
  | "validity"
  | "validationMessage"
  | "willValidate"
  | "checkValidity"
  | "reportValidity";

type OwnName<Element> = Exclude<keyof Element, keyof HTMLElement | Fixed>;

/** The properties of an element. */
export type PropertiesOf<Element> = { [Name in OwnName<Element>]?: Element[Name] | undefined };

type Written = string | number | boolean | null;

/** The attributes of an element: those of its properties that can be written as text. */
export type AttributesOf<Element> = {
  [Name in OwnName<Element> & string as Element[Name] extends Written ? InKebabCase<Name> : never]?:
    | Element[Name]
    | undefined;
} & (Element extends { getSession: unknown } ? { "get-session"?: string | undefined } : object);

type InKebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${InKebabCase<Rest>}`
  : "";
