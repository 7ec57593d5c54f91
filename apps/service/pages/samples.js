// What the API pages put into the samples of the API description: the address of this service, the reader's key, and ids
// of the sandbox in place of the examples.

/** @typedef {{ lang: string, label: string, source: string }} Sample */
/** @typedef {{ "x-codeSamples": Sample[] }} Operation */
/** @typedef {{ paths: Record<string, Record<string, Operation>> }} WithSamples */
/**
 * What is filled in. `key` is empty where there is none. `ids` are by prefix, and where a path needs another one, by the path
 * and the prefix with a blank between.
 * @typedef {{ address: string, key: string, ids: Record<string, string> }} Filling
 */

/** In the API description every id that is an example ends like this. */
const exampleId = /\b([a-z]+)_019b8d9e10a971bd8d7702f41b1e7f96\b/g;

/** @type {Record<string, string>} */
const comments = { shell: "#", typescript: "//" };

/**
 * The description with ids of the sandbox wherever it has examples, and samples that can be run as they are.
 * @template {WithSamples} Description
 * @param {Description} description @param {Filling} filling @returns {Description}
 */
export function filledDescription(description, { address, key, ids }) {
  const fill = (/** @type {Sample} */ sample) => {
    const missing = Object.keys(ids).length === 0 ? [] : missingFrom(sample.source, ids);
    return { ...sample, source: missingNote(sample, missing) + filledSource(sample.source, address, key) };
  };
  const paths = Object.fromEntries(
    Object.entries(description.paths).map(([path, operations]) => [
      path,
      mapValues(withIds(operations, ids, path), (operation) => ({
        ...operation,
        "x-codeSamples": operation["x-codeSamples"].map(fill),
      })),
    ]),
  );
  return { ...withIds({ ...description, paths: {} }, ids), paths };
}

/**
 * @template Value
 * @param {Value} value @param {Record<string, string>} ids @param {string} [path] @returns {Value}
 */
function withIds(value, ids, path = "") {
  const text = JSON.stringify(value);
  return JSON.parse(text.replace(exampleId, (id, prefix) => ids[`${path} ${prefix}`] ?? ids[prefix] ?? id));
}

/**
 * The examples for which the sandbox has no id yet.
 * @param {string} source @param {Record<string, string>} ids
 */
function missingFrom(source, ids) {
  const examples = [...source.matchAll(exampleId)].filter(([, prefix = ""]) => !(prefix in ids));
  return [...new Set(examples.map(([, prefix]) => `${prefix}_…`))];
}

/** @param {Sample} sample @param {string[]} missing */
function missingNote({ lang }, missing) {
  if (missing.length === 0) return "";
  return `${comments[lang]} Examples, to be replaced by ids of your own: ${missing.join(", ")}\n`;
}

/** @param {string} source @param {string} address @param {string} key */
function filledSource(source, address, key) {
  const placed = source
    .replaceAll("$ENROLKIT_URL", address)
    .replaceAll("process.env.ENROLKIT_URL", JSON.stringify(address));
  if (key === "") return placed;
  return placed
    .replaceAll("$ENROLKIT_API_KEY", key)
    .replaceAll("process.env.ENROLKIT_API_KEY", JSON.stringify(key));
}

/**
 * @template Value, Result
 * @param {Record<string, Value>} record @param {(value: Value) => Result} change @returns {Record<string, Result>}
 */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
