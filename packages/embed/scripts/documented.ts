// Reads what the interfaces of a file say: their members, each with its type and what is written above it.
import { readFileSync } from "node:fs";
import { parseSync } from "vite";

/** A member of an interface. */
export interface Documented {
  readonly name: string;
  readonly type: string;
  readonly isReadonly: boolean;
  readonly description: string | undefined;
}

interface DocumentedInterface {
  readonly description: string | undefined;
  readonly members: readonly Documented[];
}

type Parsed = ReturnType<typeof parseSync>;
type Statement = Parsed["program"]["body"][number];

/** Returns an interface of a file, or the object in a type, with what the interfaces of the same file give it. */
export function documentedMembers(file: string, name: string): DocumentedInterface {
  const code = readFileSync(file, "utf8");
  const parsed = parseSync(file, code);
  return membersOf(name, [], { code, parsed });
}

function membersOf(
  name: string,
  args: readonly string[],
  source: { code: string; parsed: Parsed },
): DocumentedInterface {
  const { code, parsed } = source;
  const statement = parsed.program.body.find((one) => declared(one)?.id.name === name);
  const declaration = statement && declared(statement);
  if (!statement || !declaration) return { description: undefined, members: [] };

  const parameters = declaration.typeParameters?.params.map((one) => one.name.name) ?? [];
  const textOf = ({ start, end }: { start: number; end: number }): string =>
    parameters.reduce(
      (text, parameter, index) =>
        text.replaceAll(new RegExp(`\\b${parameter}\\b`, "g"), args[index] ?? parameter),
      code.slice(start, end).replaceAll(/\s+/g, " "),
    );
  const inherited =
    declaration.type === "TSInterfaceDeclaration"
      ? declaration.extends.flatMap(
          ({ expression, typeArguments }) =>
            membersOf(textOf(expression), typeArguments?.params.map(textOf) ?? [], source).members,
        )
      : [];
  const bodies =
    declaration.type === "TSInterfaceDeclaration"
      ? [declaration.body.body]
      : (declaration.typeAnnotation.type === "TSIntersectionType"
          ? declaration.typeAnnotation.types
          : []
        ).flatMap((type) => (type.type === "TSTypeLiteral" ? [type.members] : []));
  const own = bodies.flat().flatMap((member): Documented[] => {
    if (member.type !== "TSPropertySignature" || !member.typeAnnotation) return [];
    const { key } = member;
    return [
      {
        name: key.type === "Literal" ? String(key.value) : textOf(key),
        type: textOf(member.typeAnnotation.typeAnnotation),
        isReadonly: member.readonly,
        description: commentBefore(member.start, source),
      },
    ];
  });
  return { description: commentBefore(statement.start, source), members: [...inherited, ...own] };
}

function declared(statement: Statement) {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  const isType =
    declaration?.type === "TSInterfaceDeclaration" || declaration?.type === "TSTypeAliasDeclaration";
  return isType ? declaration : undefined;
}

function commentBefore(
  start: number,
  { code, parsed }: { code: string; parsed: Parsed },
): string | undefined {
  const comment = parsed.comments.findLast(({ end }) => end <= start && code.slice(end, start).trim() === "");
  const lines = comment?.value.startsWith("*") ? comment.value.slice(1).split("\n") : [];
  return (
    lines
      .map((line) => line.replace(/^\s*\*? ?/, "").trim())
      .join(" ")
      .trim() || undefined
  );
}
