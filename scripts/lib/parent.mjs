import { readFileSync } from "node:fs";
import process from "node:process";

/**
 * Calls back once the process that started this one is gone. npm runs scripts in a shell that dies of
 * SIGTERM without passing it on, and that outlives an npm which was killed hard: so behind such a shell
 * npm is watched too.
 * @param {() => void} callback
 */
export function onParentDeath(callback) {
  const parent = process.ppid;
  const npm =
    process.env.npm_lifecycle_event !== undefined && isShell(parent) ? stat(parent)?.parent : undefined;
  const isOrphan = () => process.ppid !== parent || (npm && (stat(parent)?.parent ?? npm) !== npm);
  const timer = setInterval(() => {
    if (!isOrphan()) return;
    clearInterval(timer);
    callback();
  }, 200);
  timer.unref();
}

/** @param {number} pid */
const isShell = (pid) => ["sh", "dash", "bash"].includes(stat(pid)?.name ?? "");

/** @param {number} pid */
function stat(pid) {
  try {
    // "pid (name) state ppid …": the name may hold blanks and brackets.
    const [, name, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").match(/\((.*)\) \S (\d+)/s) ?? [];
    return { name, parent };
  } catch {
    return undefined; // no /proc on this system, or the process is gone
  }
}
