# source scripts/env.sh: puts the pinned Node, pnpm and the workspace's tools on the PATH of this shell.
root=$(git rev-parse --show-toplevel)
export PATH="$root/.toolchain/node_modules/.bin:$root/node_modules/.bin:$PATH"
unset root
