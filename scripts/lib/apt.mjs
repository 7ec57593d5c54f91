import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";

/**
 * Installs Debian packages where this is possible (root, on Debian or its like).
 * Says whether it did; the caller has another way for everywhere else.
 * @param {string[]} packages
 * @returns {boolean}
 */
export function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  process.stderr.write(`Installing ${packages.join(" ")} …\n`);
  // Run level 1: an installed server must not be started beside ours.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const options = ["-qq", "-o", "DPkg::Lock::Timeout=120", "-o", "Dpkg::Use-Pty=0"];
  return [["update"], ["install", "-y", "--no-install-recommends", ...packages]].every(
    (command) =>
      spawnSync("apt-get", [...options, ...command], { env, stdio: ["ignore", "ignore", 2] }).status === 0,
  );
}
