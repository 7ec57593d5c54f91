import type { Method } from "@enrolkit/contract";
import type { Handler } from "../../operations/handle.ts";
import { type Route, routeOf } from "./route.ts";

interface Node {
  readonly fixed: Map<string, Node>;
  parameter: Node | undefined;
  readonly methods: Map<Method, Route>;
}

/** What a path leads to, whatever the method. */
export interface Match {
  readonly methods: ReadonlyMap<Method, Route>;
  /** The path's parameters, decoded, in order. */
  readonly values: readonly string[];
}

export type Routes = (path: string) => Match | undefined;

/**
 * Paths as a tree of segments, made once. Case counts; a slash at the end makes another path.
 * A fixed segment wins over a parameter.
 */
export function createRoutes(handlers: Iterable<Handler>): Routes {
  const root = createNode();
  for (const handler of handlers) insert(root, routeOf(handler));
  return (path) => find(root, path);
}

function createNode(): Node {
  return { fixed: new Map(), parameter: undefined, methods: new Map() };
}

function insert(root: Node, route: Route): void {
  let node = root;
  for (const segment of route.operation.path.slice(1).split("/")) {
    let child = segment.startsWith("{") ? node.parameter : node.fixed.get(segment);
    if (!child) {
      child = createNode();
      if (segment.startsWith("{")) node.parameter = child;
      else node.fixed.set(segment, child);
    }
    node = child;
  }
  if (node.methods.has(route.method)) {
    throw new Error(`Two operations at ${route.method} ${route.operation.path}.`);
  }
  node.methods.set(route.method, route);
}

function find(root: Node, path: string): Match | undefined {
  const values: string[] = [];
  let node = root;
  for (const raw of path.slice(1).split("/")) {
    const segment = decode(raw);
    if (!segment) return undefined;
    const fixed = node.fixed.get(segment);
    if (fixed) node = fixed;
    else if (node.parameter) {
      values.push(segment);
      node = node.parameter;
    } else return undefined;
  }
  return node.methods.size > 0 ? { methods: node.methods, values } : undefined;
}

/** Undefined for a segment that is badly escaped: such a path leads nowhere. */
function decode(segment: string): string | undefined {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
